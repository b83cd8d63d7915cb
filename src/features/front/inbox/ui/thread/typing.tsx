import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'

type Props = { thread: Thread; who: readonly string[]; messages: readonly Message[] }

/** Who is writing now, while they are. */
export function Typing({ thread, who, messages }: Props) {
  const t = useTranslations('inbox')
  const nameOf = (id: string) =>
    thread.members.find((one) => one.id === id)?.name ??
    messages.findLast(({ author }) => author === id)?.name ??
    thread.title
  const [first] = who
  return (
    <div className="typing small faint" role="status">
      {first ? (
        <>
          <span className="typing-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span>
            {who.length > 1
              ? t('severalTyping', { count: who.length })
              : t.rich('typing', { name: () => <bdi>{nameOf(first)}</bdi> })}
          </span>
        </>
      ) : null}
    </div>
  )
}
