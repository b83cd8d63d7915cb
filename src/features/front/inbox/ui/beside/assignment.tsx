import { assignThread, listColleagues, type Thread } from '#features/talk/threads/contract.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'

/** Who of the team answers, so that two do not, and nobody waits for the other. */
export function Assignment({ thread: { id, assigned_to } }: { thread: Thread }) {
  const t = useTranslations('inbox')
  const me = useSession()?.display.id
  const { data } = useCall(listColleagues, { thread: id })
  const { mutate } = useSend(assignThread, {
    inTurn: `assign ${id}`,
    onDone: () => refresh('thread.changed'),
    onProblem: (problem) => toast.show({ text: problem.message || t('notDone'), tone: 'bad' }),
  })
  const known = data?.data ?? []
  const colleagues = assigned_to && !known.some((one) => one.id === assigned_to.id) ? [assigned_to, ...known] : known
  return (
    <section className="stack stack-s">
      <h3>{t('assigned')}</h3>
      <NativeSelect
        name="assigned"
        bare
        label={t('assigned')}
        empty={t('assignedNobody')}
        choices={colleagues.map((one) => ({ id: one.id, text: one.name }))}
        value={assigned_to?.id ?? ''}
        onChange={(user) => mutate({ thread: id, user: user || null })}
      />
      {me && assigned_to === null && colleagues.some((one) => one.id === me) ? (
        <div>
          <Button size="s" look="text" onClick={() => mutate({ thread: id, user: me })}>
            {t('assignToMe')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
