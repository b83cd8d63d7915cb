import { useNavigate } from 'react-router'
import { markThread, type Thread } from '#features/talk/threads/contract.ts'
import type { muteHours } from '#features/talk/threads/rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { hrefOf, type Viewer } from '../places.ts'

/** Pinning, archiving and muting, for oneself. */
export function useThreadMarks(as: Viewer, { id, pinned, archived }: Pick<Thread, 'id' | 'pinned' | 'archived'>) {
  const t = useTranslations('inbox')
  const go = useNavigate()
  const { mutate } = useSend(markThread, {
    inTurn: `marks ${id}`,
    onDone: () => refresh('thread.marked'),
    onProblem: (problem) => toast.show({ text: problem.message || t('notDone'), tone: 'bad' }),
  })
  return {
    pin: () => mutate({ thread: id, pinned: !pinned }),
    mute: (hours: 0 | (typeof muteHours)[number] | null) => mutate({ thread: id, mute: hours }),
    archive() {
      mutate({ thread: id, archived: !archived })
      if (archived) return
      go(hrefOf(as))
      toast.show({
        text: t('isArchived'),
        action: { text: t('undo'), run: () => mutate({ thread: id, archived: false }) },
      })
    },
  }
}
