import { list, readAll } from '#features/site/notifications/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { useAgo } from '#ui/basics/use-ago.ts'
import { Drawer } from '#ui/over/dialog.tsx'
import { useSession } from './use-session.ts'

/** What happened since one was here, live. */
export function Bell({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('notifications')
  const ago = useAgo()
  const session = useSession()
  useTopic(session ? `user:${session.display.id}` : null)
  const { data, isPending } = useCall(list, {}, { enabled: open })
  const read = useSend(readAll)
  const entries = data?.data ?? []
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('bell')}
      footer={
        entries.some((entry) => !entry.read) ? (
          <Button look="quiet" onClick={() => read.mutate({})}>
            {t('readAll')}
          </Button>
        ) : null
      }
    >
      {isPending ? <Skeleton /> : null}
      {!isPending && entries.length === 0 ? (
        <Empty icon="bell" title={t('empty')}>
          {t('emptyHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {entries.map(({ id, title, body, link, at, read: isRead }) => (
          <li key={id}>
            <a href={link} onClick={() => read.mutate({ ids: [id] })} className="stack stack-xs">
              <span className={isRead ? 'quiet' : 'strong'}>{title}</span>
              <span className="small quiet">{body}</span>
              <time className="small faint" dateTime={at}>
                {ago(at)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
