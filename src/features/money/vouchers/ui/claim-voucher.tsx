import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty, Note, Skeleton } from '#ui/basics/note.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { claimVoucher, showVoucher } from '../contract.ts'
import { isForOrders, type Standing } from '../rules.ts'
import { useVoucherValue } from './use-voucher-value.ts'

type Voucher = Gives<typeof showVoucher>['data']
type Claimed = Gives<typeof claimVoucher>['data']

/** A voucher by its code: what it gives, to which page, and why it may not. Stands on the screen of its link and wherever a code is asked for. */
export function ClaimVoucher({ hash }: { hash: string }) {
  const t = useTranslations('vouchers')
  // asked by the browser, so that the limit on guesses holds for this screen too
  const { data, isPending, error } = useCall(showVoucher, { hash })
  const worthOf = useVoucherValue()
  const [claimed, setClaimed] = useState<Claimed | null>(null)
  if (claimed) return <Done claimed={claimed} name={data ? worthOf(data.data) : ''} />
  if (isPending) return <Skeleton />
  if (!data) return <NotFound wait={error?.code === 'too_many' ? error.message : null} />
  const voucher = data.data
  return (
    <Card title={worthOf(voucher)}>
      <div className="stack">
        <Dates voucher={voucher} />
        {voucher.standing === 'open' && isForOrders(voucher.kind) && voucher.pages.length > 0 ? (
          <ForOrder hash={hash} />
        ) : voucher.standing === 'open' ? (
          <Choose hash={hash} voucher={voucher} onClaimed={setClaimed} />
        ) : (
          <Closed standing={voucher.standing} voucher={voucher} />
        )}
      </div>
    </Card>
  )

  function NotFound({ wait }: { wait: string | null }) {
    return (
      <Empty
        icon="ticket"
        title={wait ?? t('unknownTitle')}
        action={
          <LinkButton href="/home" look="quiet">
            {t('home')}
          </LinkButton>
        }
      >
        {wait ? null : t('unknown')}
      </Empty>
    )
  }
}

function Dates({ voucher: { starts_at, ends_at } }: { voucher: Voucher }) {
  const t = useTranslations('vouchers')
  const format = useFormatter()
  // the last day belongs to it
  const last = ends_at && format.dateTime(new Date(Date.parse(ends_at) - 1), { dateStyle: 'long', timeZone: 'UTC' })
  const first = starts_at && format.dateTime(new Date(starts_at), { dateStyle: 'long', timeZone: 'UTC' })
  if (!first && !last) return null
  return (
    <p className="quiet">
      {first && last ? t('between', { first, last }) : last ? t('until', { last }) : t('since', { first: first ?? '' })}
    </p>
  )
}

function Closed({ standing, voucher }: { standing: Exclude<Standing, 'open'>; voucher: Voucher }) {
  const t = useTranslations('vouchers')
  const format = useFormatter()
  const first = voucher.starts_at
    ? format.dateTime(new Date(voucher.starts_at), { dateStyle: 'long', timeZone: 'UTC' })
    : ''
  return (
    <Note tone="warm" title={t(`closed.${standing}.title`)} alert>
      {t(`closed.${standing}.help`, { first })}
    </Note>
  )
}

function Choose({
  hash,
  voucher,
  onClaimed,
}: {
  hash: string
  voucher: Voucher
  onClaimed: (claimed: Claimed) => void
}) {
  const t = useTranslations('vouchers')
  const open = voucher.pages.filter(({ standing }) => standing === 'open')
  const [page, setPage] = useState(open[0]?.id ?? '')
  const claim = useSend(claimVoucher, {
    onDone: ({ data }) => onClaimed(data),
    onProblem: () => refreshCall(showVoucher),
  })
  if (voucher.pages.length === 0) return <NoPage hash={hash} />
  const [only] = voucher.pages
  if (open.length === 0 && only && only.standing !== 'open')
    return <Closed standing={only.standing} voucher={voucher} />
  return (
    <>
      {open.length > 1 ? (
        <NativeSelect
          name="page"
          label={t('page')}
          value={page}
          onChange={setPage}
          choices={open.map(({ id, name }) => ({ id, text: name }))}
        />
      ) : (
        <p>{t.rich('forPage', { name: () => <bdi>{open[0]?.name}</bdi> })}</p>
      )}
      {claim.error ? (
        <Note tone="bad" alert>
          {claim.error.message}
        </Note>
      ) : null}
      <div>
        <Button look="primary" icon="ticket" busy={claim.isPending} onClick={() => claim.mutate({ hash, page })}>
          {t('claim')}
        </Button>
      </div>
    </>
  )
}

/** What lowers a price is used while ordering. */
function ForOrder({ hash }: { hash: string }) {
  const t = useTranslations('vouchers')
  return (
    <>
      <p>{t('forOrder')}</p>
      <div>
        <LinkButton href={`/products?voucher=${encodeURIComponent(hash)}`} look="primary" icon="ticket">
          {t('toOrder')}
        </LinkButton>
      </div>
    </>
  )
}

/** Whoever has no page to put it on makes one, and comes back. */
function NoPage({ hash }: { hash: string }) {
  const t = useTranslations('vouchers')
  return (
    <>
      <p>{t('noPage')}</p>
      <div>
        <LinkButton href={`/my-pages/new?then=${encodeURIComponent(`/claim/${hash}`)}`} look="primary" icon="plus">
          {t('makePage')}
        </LinkButton>
      </div>
    </>
  )
}

function Done({ claimed: { kind, amount, balance }, name }: { claimed: Claimed; name: string }) {
  const t = useTranslations('vouchers')
  return (
    <Card title={t('doneTitle')}>
      <div className="stack">
        <p role="status">{t(`done.${kind}`, { count: amount, balance: balance ?? 0, name })}</p>
        <div>
          <LinkButton href="/page/balance" look="primary">
            {t('toBalance')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
