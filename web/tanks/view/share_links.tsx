/** Links to a round: to this moment of it on this site, and one that holds the whole round. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as later from "../../strings/later.ts";
import { CopyField } from "../../ui/copy_field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Address, makeAddress } from "../model/address.ts";
import { MOST_LINK, packRound } from "../model/packed_round.ts";
import type { Recording } from "../model/recording.ts";

interface ShareLinksProps {
  readonly recording: Recording;
  /** What is on show. */
  readonly moment: Address;
  /** Whether others find it on this site, too. */
  readonly isFromSite: boolean;
  /** The address of the page, without what is on show. */
  readonly page: string;
}

/** The links; a page that lies on the reader's own disk has none that leads anybody else anywhere. */
export function ShareLinks(props: ShareLinksProps): JSX.Element {
  const { recording, moment, isFromSite, page } = props;
  const words = later.share;
  if (page.startsWith("file:")) return <Notice look="info">{words.linkFromDisk}</Notice>;
  return (
    <>
      {isFromSite
        ? (
          <CopyField
            label={words.linkHere}
            hint={words.linkHereHint}
            text={page + makeAddress(moment)}
          />
        )
        : null}
      <WholeLink recording={recording} moment={moment} page={page} />
    </>
  );
}

function WholeLink(
  { recording, moment, page }: Pick<ShareLinksProps, "recording" | "moment" | "page">,
): JSX.Element {
  const { header, round } = recording;
  const packed = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    packRound(header, round).then((text) => {
      if (isWanted) packed.value = text;
    });
    return () => {
      isWanted = false;
    };
  }, [header, round]);
  const words = later.share;
  const replay = packed.value;
  if ((replay?.length ?? 0) > MOST_LINK) return <p class="soft">{words.linkTooLong}</p>;
  const { run: _run, match: _match, log: _log, round: _round, ...rest } = moment;
  const text = replay === undefined ? undefined : page + makeAddress({ ...rest, replay });
  return <CopyField label={words.linkWhole} hint={words.linkWholeHint} text={text} />;
}
