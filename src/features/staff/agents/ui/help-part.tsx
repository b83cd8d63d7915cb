import { useState } from 'react'
import { useMayAsStaff } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { useDay } from '#ui/charts/use-day.ts'
import { History } from '#ui/lists/history.tsx'
import { leaveCompany, showHelp, takeCompany } from '../contract.ts'
import { AddCall, Propose } from './help-dialogs.tsx'

type Help = Gives<typeof showHelp>['data']

/** Who helps a company, what they propose, and the calls; for whoever helps, the next step. */
export function HelpPart({ page, name }: { page: string; name: string }) {
  const t = useTranslations('agents')
  const format = useFormatter()
  const day = useDay()
  const may = useMayAsStaff()
  const help = useCall(showHelp, { page }, {}).data?.data
  if (!help) return null
  const { agent, proposal, follow_up_on, calls } = help
  return (
    <section className="stack stack-s" aria-labelledby="agent-help">
      <h2 id="agent-help">{t('help')}</h2>
      <p className="small">
        {agent ? t.rich('helpedBy', { name: () => <bdi>{agent.name}</bdi> }) : t('helpedByNone')}
        {follow_up_on ? ` ${t('next', { at: day(follow_up_on) })}` : ''}
      </p>
      {proposal ? (
        <blockquote className="stack stack-xs">
          <p dir="auto">{proposal.words}</p>
          <p className="small quiet">{t('proposedAt', { at: format.dateTime(new Date(proposal.at), 'moment') })}</p>
        </blockquote>
      ) : null}
      {may('staff.agent.work') ? <Steps page={page} name={name} agent={agent} onDone={refresh} /> : null}
      {calls.length > 0 ? (
        <History
          label={t('callLog')}
          entries={calls.map(({ id, at, by, outcome, note }) => ({
            ...{ id, at, when: format.dateTime(new Date(at), 'moment'), words: t(`outcomes.${outcome}`) },
            ...(note && { said: note }),
            below: (
              <p className="small quiet">
                <bdi>{by ?? '–'}</bdi>
              </p>
            ),
          }))}
        />
      ) : null}
    </section>
  )

  function refresh() {
    refreshCall(showHelp)
    toast.show({ text: t('saved'), tone: 'good' })
  }
}

type StepsProps = { page: string; name: string; agent: Help['agent']; onDone: () => void }

function Steps({ page, name, agent, onDone }: StepsProps) {
  const t = useTranslations('agents')
  const [open, show] = useState<'call' | 'propose' | null>(null)
  const mayTakeOver = useMayAsStaff()('staff.role.give')
  const onProblem = ({ message }: { message: string }) => toast.show({ text: message, tone: 'warm' })
  const take = useSend(takeCompany, { onDone, onProblem })
  const leave = useSend(leaveCompany, { onDone, onProblem })
  if (!agent?.me)
    return (
      <div>
        <Button
          size="s"
          busy={take.isPending}
          disabled={agent !== null && !mayTakeOver}
          onClick={() => take.mutate({ page })}
        >
          {t('take')}
        </Button>
      </div>
    )
  return (
    <div className="cluster">
      <Button size="s" look="primary" icon="phone" onClick={() => show('call')}>
        {t('addCall')}
      </Button>
      <Button size="s" onClick={() => show('propose')}>
        {t('propose')}
      </Button>
      <Button size="s" look="text" busy={leave.isPending} onClick={() => leave.mutate({ page })}>
        {t('leave')}
      </Button>
      {open === 'call' ? <AddCall page={page} name={name} onDone={onDone} onClose={() => show(null)} /> : null}
      {open === 'propose' ? <Propose page={page} name={name} onDone={onDone} onClose={() => show(null)} /> : null}
    </div>
  )
}
