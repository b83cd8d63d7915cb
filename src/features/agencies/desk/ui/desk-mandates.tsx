import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import type { DeskMandate } from '../contract.ts'

/** Open jobs of clients; those for which nobody is under way come first. */
export function DeskMandates({ mandates, count }: { mandates: readonly DeskMandate[]; count: number }) {
  const t = useTranslations('desk')
  const format = useFormatter()
  return (
    <section className="stack" aria-labelledby="desk-mandates">
      <h2 id="desk-mandates">
        {t('mandates')} <span className="faint num">{format.number(count)}</span>
      </h2>
      {mandates.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      <ul className="rows">
        {mandates.map(({ id, title, client, openings, placed, under_way }) => (
          <li key={id} className="stack stack-xs">
            <a className="link medium" href={`/page/clients/${client.id}`}>
              <bdi>{title}</bdi>
            </a>
            <Facts
              small
              items={[
                <bdi key="client">{client.name}</bdi>,
                t('underWay', { count: under_way }),
                openings > 1 || placed > 0 ? t('filled', { placed, openings }) : null,
              ]}
            />
          </li>
        ))}
      </ul>
      {mandates.length < count || mandates.length === 0 ? (
        <a className="link" href="/page/clients">
          {t('addClient')}
        </a>
      ) : null}
    </section>
  )
}
