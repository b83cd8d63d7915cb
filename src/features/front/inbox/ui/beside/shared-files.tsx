import { listMessages } from '#features/talk/threads/message-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useFileSize } from '#ui/fields/file-line.tsx'

type Props = { thread: string; closed: boolean }

const most = 8

/** The latest files of a conversation, the newest first; none of a stranger's. */
export function SharedFiles({ thread, closed }: Props) {
  const t = useTranslations('inbox')
  const size = useFileSize()
  const { data } = useCall(listMessages, { thread, size: 100 }, { enabled: !closed })
  const files = (data?.data.messages ?? []).flatMap((message) => message.files).reverse()
  if (files.length === 0) return null
  return (
    <section className="stack stack-s">
      <h3>
        {t('filesTitle')} <span className="faint small">{files.length}</span>
      </h3>
      <ul className="beside-files">
        {files.slice(0, most).map(({ id, name, bytes, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <span className="file-kind" aria-hidden="true">
                {/\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toUpperCase() ?? ''}
              </span>
              <span className="grow">
                <bdi className="clip">{name}</bdi>
                <span className="small faint">{size(bytes)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
