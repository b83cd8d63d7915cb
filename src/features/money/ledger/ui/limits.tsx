import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { countOrNone } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Table } from '#ui/lists/table.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { listLimits, setLimit } from '../contract.ts'
import { type Kind, kinds } from '../rules.ts'

type Member = Gives<typeof listLimits>['data'][number]

/** Members who may spend, and how much a month. */
export function Limits({ first }: { first: Gives<typeof listLimits> | undefined }) {
  const t = useTranslations('ledger.limits')
  const roles = useTranslations('pages.roles')
  const format = useFormatter()
  const { data } = useCall(listLimits, {}, { initial: first })
  const [changing, setChanging] = useState<Member | null>(null)
  const told = ({ limits }: Member, kind: Kind) => {
    const limit = limits.find((one) => one.kind === kind)
    const spent = format.number(limit?.spent ?? 0)
    return limit?.monthly == null
      ? t('spent', { spent })
      : t('spentOf', { spent, monthly: format.number(limit.monthly) })
  }
  const kindWords = useTranslations('ledger.kinds')
  return (
    <section className="stack">
      <div className="stack stack-xs">
        <h2>{t('title')}</h2>
        <p className="quiet measure">{t('lead')}</p>
      </div>
      <Table
        caption={t('title')}
        rows={data?.data ?? []}
        rowId={({ user }) => user}
        columns={[
          {
            id: 'name',
            head: t('member'),
            names: true,
            cell: ({ name, role }) => (
              <span className="stack stack-xs">
                <bdi>{name}</bdi>
                <span className="quiet small">{roles(role)}</span>
              </span>
            ),
          },
          ...kinds.map((kind) => ({
            id: kind,
            head: kindWords(kind),
            folds: 'named' as const,
            cell: (member: Member) => told(member, kind),
          })),
          {
            id: 'change',
            head: <span className="sr-only">{t('change')}</span>,
            cell: (member) => (
              <Button size="s" onClick={() => setChanging(member)}>
                {t('change')}
                <span className="sr-only"> {member.name}</span>
              </Button>
            ),
          },
        ]}
      />
      {changing ? <LimitDialog member={changing} onClose={() => setChanging(null)} /> : null}
    </section>
  )
}

function LimitDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('ledger')
  const of = (kind: Kind) => member.limits.find((one) => one.kind === kind)?.monthly ?? null
  const form = useForm(setLimit, {
    initial: { kind: 'coin' as string, monthly: String(of('coin') ?? '') },
    toInput: ({ kind, monthly }) => ({
      user: member.user,
      kind: kinds.find((one) => one === kind) ?? 'coin',
      // none is no limit; what is no number is refused at its field
      monthly: countOrNone(monthly),
    }),
    onDone() {
      toast.show({ text: t('limits.saved', { name: member.name }), tone: 'good' })
      refreshCall(listLimits)
      onClose()
    },
  })
  const choose = (kind: string) => {
    const known = kinds.find((one) => one === kind) ?? 'coin'
    form.setValues({ kind: known, monthly: String(of(known) ?? '') })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('limits.dialog', { name: member.name })}
      footer={
        <>
          <Button look="primary" busy={form.sending} onClick={() => void form.submit()}>
            {t('limits.save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('limits.cancel')}
          </Button>
        </>
      }
    >
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <NativeSelect
          name="kind"
          label={t('limits.kind')}
          value={form.values.kind}
          onChange={choose}
          choices={kinds.map((id) => ({ id, text: t(`kinds.${id}`) }))}
        />
        <TextField
          {...form.field('monthly')}
          maxLength={12}
          label={t('limits.monthly')}
          help={t('limits.help')}
          inputMode="numeric"
          dir="ltr"
        />
        {form.problem && form.errors.length === 0 ? <p role="alert">{form.problem.message}</p> : null}
      </form>
    </Dialog>
  )
}
