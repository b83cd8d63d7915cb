import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { WholePerson } from '../contract.ts'

const counts = ['applications', 'under_way', 'cvs', 'conversations', 'reports'] as const

/** What the person has here: sessions, companies, numbers, orders. */
export function PersonTies({ person }: { person: WholePerson }) {
  const t = useTranslations('persons')
  const format = useFormatter()
  return (
    <>
      <section className="stack stack-s">
        <h2>{t('counts')}</h2>
        <KeyValues
          look="tiles"
          items={counts.map((one) => ({ key: t(`count.${one}`), value: format.number(person.counts[one]) }))}
        />
      </section>
      {person.sessions ? <Sessions sessions={person.sessions} /> : null}
      <section className="stack stack-s">
        <h2>{t('pages')}</h2>
        {person.pages.length === 0 ? <p className="quiet">{t('noPages')}</p> : null}
        <ul className="rows">
          {person.pages.map(({ id, name, role }) => (
            <li key={id} className="row spread">
              <a className="strong" href={`/admin/pages/${id}`}>
                <bdi>{name}</bdi>
              </a>
              <Role role={role} />
            </li>
          ))}
        </ul>
      </section>
      {person.orders ? <OrdersOf orders={person.orders} /> : null}
    </>
  )
}

function Role({ role }: { role: string }) {
  const t = useTranslations('pages.roles')
  return <span className="small quiet">{t.has(role as never) ? t(role as never) : role}</span>
}

function Sessions({ sessions }: { sessions: NonNullable<WholePerson['sessions']> }) {
  const t = useTranslations('persons')
  const format = useFormatter()
  return (
    <section className="stack stack-s">
      <h2>{t('sessions')}</h2>
      {sessions.length === 0 ? <p className="quiet">{t('noSessions')}</p> : null}
      <ul className="rows">
        {sessions.map(({ id, browser, system, address, seen_at }) => (
          <li key={id}>
            <Facts
              items={[
                <bdi key="device">{[browser, system].filter(Boolean).join(', ') || t('unknown')}</bdi>,
                <bdi key="address" className="ltr">
                  {address}
                </bdi>,
                format.dateTime(new Date(seen_at), 'moment'),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Orders of a person or a company, the latest first. */
export function OrdersOf({ orders }: { orders: NonNullable<WholePerson['orders']> }) {
  const t = useTranslations('persons')
  const format = useFormatter()
  const priceOf = usePrice()
  return (
    <section className="stack stack-s">
      <h2>{t('orders')}</h2>
      {orders.length === 0 ? <p className="quiet">{t('noOrders')}</p> : null}
      <ul className="rows">
        {orders.map(({ id, number, total, currency, at }) => (
          <li key={id} className="row spread">
            <a className="strong" href={`/admin/orders/${id}`}>
              <bdi className="ltr">{number}</bdi>
            </a>
            <Facts small items={[priceOf(total, currency), format.dateTime(new Date(at), 'day')]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
