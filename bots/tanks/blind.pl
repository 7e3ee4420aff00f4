# blind: never looks.
#
# It fires all around, and when a shot hits somebody alive it fires there again and again. When a round of
# shots has hit nobody, it drives a few steps, toward the middle or, having got there, across the field.
# What it knows, it knows from its shots and from running into others. Plain Perl, no modules.
# Worth learning: even the report of a shot or a step says where somebody is, or is not.

use strict;
use warnings;

$| = 1;    # hand every line over at once

my @EAST  = ( 0, 1, 1, 1,  0,  -1, -1, -1 );
my @NORTH = ( 1, 1, 0, -1, -1, -1, 0,  1 );

# Reads a line of integers; at the end of the input the round is over.
sub read_numbers {
    my $line = <STDIN>;
    exit unless defined $line;
    return split ' ', $line;
}

my ( $width, $height, $x, $y, $others ) = read_numbers();
my @heights = map { [ read_numbers() ] } 1 .. $height;
my @lives   = (20) x ( $others + 1 );

# Gives an order, notes the lives, returns the rest of the report.
sub give {
    my ($order) = @_;
    print "$order\n";
    my @report = read_numbers();
    @lives = splice @report, 0, $others + 1;
    return @report;
}

# The height of a cell; 0 off the field.
sub height_at {
    my ( $column, $row ) = @_;
    return 0 if $column < 1 || $column > $width || $row < 1 || $row > $height;
    return $heights[ $row - 1 ][ $column - 1 ];
}

# Fires; tells whether a living tank was hit.
sub fire {
    my ($direction) = @_;
    my ($hit) = give("F$direction");
    return $hit > 0 && $lives[$hit] > 0;
}

# Fires once in every direction in which there is a field, and stays with whoever is hit.
sub fire_around {
    my $hits = 0;
    for my $direction ( 0 .. 7 ) {
        next unless height_at( $x + $EAST[$direction], $y + $NORTH[$direction] );
        while ( fire($direction) ) { $hits++ }
    }
    return $hits;
}

# Drives a step; tells whether the tank got away from its cell.
sub move {
    my ($direction) = @_;
    my ( $old_x, $old_y ) = ( $x, $y );
    ( $x, $y ) = give("M$direction");
    return $x != $old_x || $y != $old_y;
}

# The direction to another cell.
sub direction_to {
    my ( $column, $row ) = @_;
    my ( $east, $north ) = ( $column <=> $x, $row <=> $y );
    for my $direction ( 0 .. 7 ) {
        return $direction if $EAST[$direction] == $east && $NORTH[$direction] == $north;
    }
    return -1;
}

# The places to visit, one after the other: the middle, then around it.
my @places = map { [ int( $width * $_->[0] / 4 ) + 1, int( $height * $_->[1] / 4 ) + 1 ] }
    ( [ 2, 2 ], [ 1, 1 ], [ 3, 1 ], [ 3, 3 ], [ 1, 3 ] );

while (1) {
    next if fire_around();
    for my $step ( 1 .. 3 ) {
        my $direction = direction_to( @{ $places[0] } );
        if ( $direction < 0 ) {
            push @places, shift @places;
            last;
        }
        next if move($direction);

        # Somebody is there, or a wreck.
        move( ( $direction + 1 ) % 8 ) unless fire($direction);
        last;
    }
}
