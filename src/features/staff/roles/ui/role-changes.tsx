import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { decideRole, listStaff, type RoleChange } from '../contract.ts'

const tones = { waiting: 'warm', done: 'good', declined: 'plain' } as const

/** Changes of roles: those that wait first, with the two ways out. */
export function RoleChanges({ changes }: { changes: readonly RoleChange[] }) {
  const t = useTranslations('roles')
  const decide = useProvenSend(decideRole, {
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'done' ? 'saved' : 'declined'), tone: 'good' })
      refreshCall(listStaff)
    },
  })
  return (
    <section className="stack">
      <h2>{t('changes')}</h2>
      {changes.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      <ul className="rows">
        {changes.map((change) => (
          <li key={change.id} className="cluster spread">
            <Told change={change} />
            {change.state === 'waiting' ? (
              <div className="cluster">
                {change.may_confirm ? (
                  <Button
                    size="s"
                    look="primary"
                    busy={decide.isPending}
                    onClick={() => decide.mutate({ change: change.id, decision: 'confirm' })}
                  >
                    {t('confirm')}
                  </Button>
                ) : null}
                <Button
                  size="s"
                  busy={decide.isPending}
                  onClick={() => decide.mutate({ change: change.id, decision: 'decline' })}
                >
                  {t('decline')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {decide.dialog}
    </section>
  )
}

function Told({ change }: { change: RoleChange }) {
  const t = useTranslations('roles')
  const format = useFormatter()
  const { name, role, give, reason, state, asked_by, asked_at, decided_by } = change
  const named = (who: string | null) => ({ name: () => <bdi>{who ?? '–'}</bdi> })
  return (
    <div className="grow stack stack-xs">
      <p>{t.rich(give ? 'gives' : 'takes', { role: t(`roles.${role}`), ...named(name) })}</p>
      <p className="small" dir="auto">
        {reason}
      </p>
      <Facts
        small
        items={[
          <Word key="state" tone={tones[state]}>
            {t(`states.${state}`)}
          </Word>,
          t.rich('askedBy', { ...named(asked_by), at: format.dateTime(new Date(asked_at), 'moment') }),
          decided_by && decided_by !== asked_by ? t.rich('decidedBy', named(decided_by)) : null,
        ]}
      />
    </div>
  )
}
