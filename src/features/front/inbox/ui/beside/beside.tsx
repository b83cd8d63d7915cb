import './beside.css'
import type { Thread } from '#features/talk/threads/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import type { Viewer } from '../places.ts'
import { ApplicationCard } from './application-card.tsx'
import { Assignment } from './assignment.tsx'
import { OwnMarks } from './own-marks.tsx'
import { People } from './people.tsx'
import { SharedFiles } from './shared-files.tsx'

type Props = { as: Viewer; thread: Thread; onClose: () => void }

/** What stands beside a conversation: what it is about, who is in it, and what one does with it. */
export default function Beside({ as, thread, onClose }: Props) {
  const t = useTranslations('inbox')
  return (
    <aside className="beside-thread" aria-label={t('details')}>
      <div className="beside-close">
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      {thread.application ? <ApplicationCard as={as} application={thread.application} link={thread.link} /> : null}
      <SharedFiles thread={thread.id} closed={thread.stranger} />
      {thread.may.includes('assign') ? <Assignment thread={thread} /> : null}
      {thread.members.length > 0 ? <People thread={thread} /> : null}
      <OwnMarks as={as} thread={thread} />
    </aside>
  )
}
