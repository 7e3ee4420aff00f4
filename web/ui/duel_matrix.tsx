/** Duels as a square: row against column. */
import "./duel_matrix.css";
import type { ComponentChildren, JSX } from "preact";

/** A row and a column. */
export interface Contestant {
  readonly key: string;
  /** A stranger's text. */
  readonly name: string;
  readonly badge: ComponentChildren;
  /** Badge and name. */
  readonly head: ComponentChildren;
}

interface DuelMatrixProps {
  /** What it shows; spoken. */
  readonly label: string;
  /** In the order of the rows and columns. */
  readonly contestants: readonly Contestant[];
  /** What stands in the cell of a row and a column, each told by its place. */
  readonly cell: (row: number, column: number) => CellContent | undefined;
}

/** A cell that says something; with an address it is a link. */
export interface CellContent {
  /** The cell in a sentence. */
  readonly label: string;
  readonly href?: string | undefined;
  readonly content: ComponentChildren;
}

/** Every pair is there twice, so that a row holds all duels of a program. */
export function DuelMatrix({ cell, contestants, label }: DuelMatrixProps): JSX.Element {
  return (
    <div class="duel-matrix" role="region" aria-label={label} tabIndex={0}>
      <table style={{ "--programs": String(contestants.length) }}>
        <thead>
          <tr>
            <td />
            {contestants.map(({ badge, key, name }) => (
              <th key={key} scope="col" title={name}>
                <span class="column">
                  <span class="name">{name}</span>
                </span>
                {badge}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contestants.map(({ head, key }, row) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {contestants.map(({ key }, column) => (
                <td key={key}>
                  <Cell cell={cell(row, column)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell }: { readonly cell: CellContent | undefined }): JSX.Element {
  if (cell === undefined) return <span class="cell none" />;
  const { content, href, label } = cell;
  if (href === undefined) return <span class="cell" title={label}>{content}</span>;
  return <a class="cell" href={href} title={label} aria-label={label}>{content}</a>;
}
