import { ReportThreadDialog } from '#features/staff/complaints/ui/report-thread-dialog.tsx'
import type { Thread } from '#features/talk/threads/contract.ts'
import { listMessages } from '#features/talk/threads/message-contract.ts'
import { refresh, useCall } from '#platform/browser/use-call.ts'

type Props = {
  thread: Thread
  /** Chosen already: the ones a warning was about. */
  messages: readonly string[]
  onClose: () => void
}

/** As many as one looks through to choose from. */
const size = 20

/** Reports whoever wrote, with messages one chooses, and hears nothing of them any more. */
export default function ReportDialog({ thread, messages: chosen, onClose }: Props) {
  const { data } = useCall(listMessages, { thread: thread.id, size })
  if (!data) return null
  return (
    <ReportThreadDialog
      thread={thread}
      messages={data.data.messages.toReversed()}
      chosen={chosen}
      onDone={() => {
        refresh('thread.marked')
        onClose()
      }}
    />
  )
}
