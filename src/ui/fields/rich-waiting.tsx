import { iconButtonLook } from '#ui/basics/button.tsx'

/** As many buttons as the toolbar of the editor has, group by group. */
const groups = [3, 3, 2]

/** The text as it will stand in the editor, below the place of its tools: nothing moves when the editor comes. */
export function RichWaiting({ id, html, aside }: { id: string; html: string; aside?: string | undefined }) {
  return (
    <>
      <div className="rich-tools" aria-hidden="true">
        {groups.map((count, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places, and they stay
          <span key={group} className="rich-group">
            {Array.from({ length: count }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places, and they stay
              <span key={at} {...iconButtonLook('s')} />
            ))}
          </span>
        ))}
        {aside ? <span className="rich-aside">{aside}</span> : null}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it, or the editor here wrote it */}
      <div id={id} className="rich-body prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
