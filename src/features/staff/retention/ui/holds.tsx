import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Part } from '#ui/charts/part.tsx'
import { useDay } from '#ui/charts/use-day.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Table } from '#ui/lists/table.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { type Hold, liftHold, listHolds, showHoldable } from '../contract.ts'

const tones = { standing: 'warm', over: 'plain', lifted: 'plain' } as const
const screens = { person: '/admin/people', page: '/admin/pages', case: '/admin/cases' } as const

/** Legal holds: whose data stays, why, until when; and the way to lift one. */
export function Holds({ holds }: { holds: readonly Hold[] }) {
  const t = useTranslations('retention')
  const [lifting, lift] = useState<Hold | null>(null)
  return (
    <Part title={t('holds')} help={t('holdsHelp')}>
      <Table
        caption={t('holds')}
        rows={holds}
        rowId={({ id }) => id}
        empty={<p className="quiet">{t('noHolds')}</p>}
        columns={[
          { id: 'whom', head: t('whom'), names: true, cell: (hold) => <Whom hold={hold} /> },
          { id: 'reason', head: t('reason'), folds: true, cell: (hold) => <Why hold={hold} /> },
          {
            id: 'acts',
            head: <span className="sr-only">{t('lift')}</span>,
            cell: (hold) =>
              hold.state === 'lifted' ? null : (
                <Button size="s" aria-label={t('liftOf', { name: hold.name })} onClick={() => lift(hold)}>
                  {t('lift')}
                </Button>
              ),
          },
        ]}
      />
      {lifting ? <LiftHold hold={lifting} onClose={() => lift(null)} /> : null}
    </Part>
  )
}

function Whom({ hold: { kind, thing, name, state } }: { hold: Hold }) {
  const t = useTranslations('retention')
  return (
    <div className="stack stack-xs">
      <a className="link" href={`${screens[kind]}/${thing}`}>
        <bdi>{name || '–'}</bdi>
      </a>
      <Facts
        small
        items={[
          t(`kinds.${kind}`),
          <Word key="state" tone={tones[state]}>
            {t(`states.${state}`)}
          </Word>,
        ]}
      />
    </div>
  )
}

function Why({ hold }: { hold: Hold }) {
  const t = useTranslations('retention')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), 'day')
  const dayOf = useDay()
  const name = (who: string | null) => ({ name: () => <bdi>{who ?? '–'}</bdi> })
  return (
    <div className="stack stack-xs">
      <p dir="auto">{hold.reason}</p>
      <Facts
        small
        items={[
          <span key="placed">{t.rich('placedBy', { at: day(hold.at), ...name(hold.by) })}</span>,
          hold.until ? t('heldUntil', { at: dayOf(hold.until) }) : t('heldOn'),
          hold.lifted_by ? (
            <span key="lifted">
              {t.rich('liftedBy', { at: day(hold.lifted_at ?? hold.at), ...name(hold.lifted_by) })}
            </span>
          ) : null,
        ]}
      />
      {hold.lifted_why ? (
        <p className="small quiet" dir="auto">
          {hold.lifted_why}
        </p>
      ) : null}
    </div>
  )
}

function LiftHold({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const t = useTranslations('retention')
  const form = useForm(liftHold, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ hold: hold.id, reason }),
    onDone() {
      toast.show({ text: t('lifted'), tone: 'good' })
      refreshCall(listHolds)
      refreshCall(showHoldable)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('liftTitle')}
      about={hold.name}
      save={t('lift')}
      cancel={t('cancel')}
      sure
    >
      <p>{t('liftHelp')}</p>
      <TextArea {...form.field('reason')} label={t('reason')} rows={3} maxLength={300} required />
    </FormDialog>
  )
}
