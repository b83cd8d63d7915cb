import { useState } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type Alert, changeAlert, deleteAlert, listAlerts } from '../contract.ts'
import type { Route } from './+types/alerts-screen'
import { Criteria } from './criteria.tsx'
import { FrequencyField } from './frequency-field.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return { first: session ? await load(page, listAlerts, {}) : undefined }
}

/** All of one's alerts: how often each tells, rest, and the way out. */
export default function AlertsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('alerts.list')
  const list = useCall(listAlerts, {}, { initial: first, enabled: first !== undefined })
  const { data } = list
  return (
    <ListScreen name="alerts" title={t('title')} lead={t('lead')} list={list}>
      {data?.data.length === 0 ? (
        <Empty
          icon="bell"
          title={t('none')}
          action={
            <LinkButton href="/jobs" look="primary">
              {t('jobs')}
            </LinkButton>
          }
        >
          {t('noneText')}
        </Empty>
      ) : null}
      <ul className="rows">
        {data?.data.map((alert) => (
          <Row key={alert.id} alert={alert} />
        ))}
      </ul>
    </ListScreen>
  )
}

const onProblem = (problem: { message: string }) => toast.show({ text: problem.message, tone: 'bad' })

function Row({ alert }: { alert: Alert }) {
  const t = useTranslations('alerts.list')
  const day = useDay()
  const [deleting, setDeleting] = useState(false)
  const change = useSend(changeAlert, { onDone: () => refreshCall(listAlerts), onProblem })
  const { id, criteria, address, state, frequency, sent_at } = alert
  const [often, setOften] = useState(frequency)
  const isActive = state === 'active'
  return (
    <li className="stack stack-s">
      <Criteria criteria={criteria} />
      <Facts
        small
        items={[
          state === 'paused' || state === 'lapsed' ? t(state) : null,
          sent_at ? t('sent', { day: day(sent_at) }) : t('never'),
        ]}
      />
      <div className="cluster">
        <FrequencyField
          bare
          name={`frequency-${id}`}
          value={often}
          onChange={(next) => {
            setOften(next)
            change.mutate({ alert: id, frequency: next })
          }}
        />
        <LinkButton href={address} look="quiet" size="s">
          {t('jobs')}
        </LinkButton>
        <Button
          look="quiet"
          size="s"
          busy={change.isPending}
          onClick={() => change.mutate({ alert: id, state: isActive ? 'paused' : 'active' })}
        >
          {t(isActive ? 'pause' : 'resume')}
        </Button>
        <Button look="quiet" size="s" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </div>
      <DeleteDialog alert={alert} open={deleting} onClose={() => setDeleting(false)} />
    </li>
  )
}

function DeleteDialog({ alert, open, onClose }: { alert: Alert; open: boolean; onClose: () => void }) {
  const t = useTranslations('alerts.list')
  const send = useSend(deleteAlert, { onDone: () => refreshCall(listAlerts), onProblem })
  return (
    <SureDialog
      open={open}
      onClose={onClose}
      title={t('deleteTitle')}
      go={t('delete')}
      keep={t('keep')}
      busy={send.isPending}
      onGo={() => send.mutate({ alert: alert.id })}
    >
      <p dir="auto">{t('deleteText', { criteria: alert.criteria.join(' · ') })}</p>
    </SureDialog>
  )
}
