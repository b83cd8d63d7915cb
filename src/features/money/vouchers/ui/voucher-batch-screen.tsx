import './vouchers.css'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { showVouchers, withdrawVouchers } from '../contract.ts'
import { spacedCode } from '../rules.ts'
import type { Route } from './+types/voucher-batch-screen'
import { stateOf } from './state-of.ts'
import { useVoucherValue } from './use-voucher-value.ts'
import { VoucherUses } from './voucher-uses.tsx'

type Data = Gives<typeof showVouchers>['data']

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.voucher.make')
  const batch = asked.params.batch
  return { batch, first: session ? await load(page, showVouchers, { batch }) : undefined }
}

/** Vouchers that were made together: what they give, and a sheet of their codes to print. */
export default function VoucherBatchScreen({ loaderData: { batch, first } }: Route.ComponentProps) {
  const t = useTranslations('vouchers.admin')
  const { data } = useCall(showVouchers, { batch }, { initial: first, enabled: first !== undefined })
  const title = data?.data.label ?? t('title')
  return (
    <AppShell title={title}>
      <main id="main" data-screen="voucher-batch" className="stack stack-l">
        {data ? <Batch data={data.data} /> : null}
      </main>
    </AppShell>
  )
}

function Batch({ data }: { data: Data }) {
  const t = useTranslations('vouchers')
  const format = useFormatter()
  const { id, label, vouchers, used, uses_made, count, uses, ends_at, pages } = data
  const comma = commaOf(toLanguage(useLocale()))
  const state = stateOf(data, new Date())
  const worthOf = useVoucherValue()
  const items = [
    { key: t('admin.gives'), value: worthOf(data) },
    { key: t('admin.used'), value: t('admin.usedOf', { used: format.number(used), all: format.number(count * uses) }) },
    { key: t('admin.state'), value: t(`admin.states.${state}`) },
    ...(ends_at
      ? [
          {
            key: t('admin.ends_on'),
            value: format.dateTime(new Date(Date.parse(ends_at) - 1), { dateStyle: 'long', timeZone: 'UTC' }),
          },
        ]
      : []),
    ...(pages.length > 0 ? [{ key: t('admin.pages'), value: <bdi>{pages.join(comma)}</bdi> }] : []),
  ]
  return (
    <>
      <header className="stack stack-s">
        <a className="link small no-print" href="/admin/vouchers">
          {t('admin.title')}
        </a>
        <div className="cluster spread">
          <h1 dir="auto">{label}</h1>
          <Tools id={id} withdrawn={state === 'withdrawn'} />
        </div>
      </header>
      <KeyValues items={items} />
      <VoucherUses uses={uses_made} all={used} />
      <ul className="voucher-sheet">
        {vouchers.map(({ code, used: times }) => (
          <li key={code}>
            <img
              src={`/api/admin/vouchers/${id}/${code}/qr`}
              width={128}
              height={128}
              alt={t('admin.qr', { code })}
              loading="lazy"
            />
            <code dir="ltr">{spacedCode(code)}</code>
            <span className="quiet small">{t('admin.times', { count: times })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Tools({ id, withdrawn }: { id: string; withdrawn: boolean }) {
  const t = useTranslations('vouchers.admin')
  const [sure, setSure] = useState(false)
  const withdraw = useSend(withdrawVouchers, {
    onDone() {
      setSure(false)
      refreshCall(showVouchers)
      toast.show({ text: t('withdrawn'), tone: 'good' })
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <div className="cluster no-print">
      <LinkButton href={`/api/admin/vouchers/${id}/file`} icon="download" look="quiet" download>
        {t('csv')}
      </LinkButton>
      <Button icon="print" look="quiet" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {withdrawn ? null : (
        <Button look="quiet" onClick={() => setSure(true)}>
          {t('withdraw')}
        </Button>
      )}
      <SureDialog
        open={sure}
        onClose={() => setSure(false)}
        title={t('withdrawTitle')}
        about={t('withdrawAbout')}
        go={t('withdraw')}
        keep={t('cancel')}
        busy={withdraw.isPending}
        onGo={() => withdraw.mutate({ batch: id })}
      />
    </div>
  )
}
