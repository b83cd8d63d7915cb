import { useTranslations } from '#platform/browser/intl.ts'
import { partsOf } from './text-parts.ts'

type Props = { text: string; names?: readonly string[]; hide?: boolean }

/** What somebody wrote, with links one can follow; never as HTML. */
export function MessageText({ text, names, hide }: Props) {
  const t = useTranslations('inbox')
  return partsOf(text, { ...(names && { names }), ...(hide && { hide }) }).map((part, at) => {
    // pieces of one text have no name and never move
    const key = `${at}`
    if (part.type === 'link')
      return (
        <a key={key} className="link" href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr">
          {part.text}
        </a>
      )
    if (part.type === 'mention')
      return (
        <bdi key={key} className="message-mention">
          {part.text}
        </bdi>
      )
    if (part.type === 'hidden')
      return (
        <span key={key} className="message-hidden" dir={part.what === 'number' ? 'ltr' : undefined}>
          {part.what === 'number' ? part.text : t(`hidden.${part.what}`)}
        </span>
      )
    if (part.type === 'number')
      return (
        <bdi key={key} className="nowrap" dir="ltr">
          {part.text}
        </bdi>
      )
    return part.text
  })
}
