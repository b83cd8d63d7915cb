import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Count, Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Traffic } from '../contract.ts'
import { fewestVisitors, funnels } from '../rules.ts'

/** Ways through the site: how many came so far, and what came of them. */
export function FunnelParts({ funnels: all }: { funnels: Traffic['funnels'] }) {
  const t = useTranslations('traffic.funnels')
  return (
    <section className="stack">
      <div className="stack stack-xs">
        <h2>{t('title')}</h2>
        <p className="small quiet measure">{t('help')}</p>
      </div>
      <div className="traffic-tables">
        {all.map((funnel) => (
          <Funnel key={funnel.name} funnel={funnel} />
        ))}
      </div>
    </section>
  )
}

function Funnel({ funnel: { name, steps, ends } }: { funnel: Traffic['funnels'][number] }) {
  const t = useTranslations('traffic.funnels')
  const all = useTranslations('traffic')
  const format = useFormatter()
  const most = steps[0] ?? 0
  const rows = steps.map((visitors, at) => {
    const before = steps[at - 1]
    const share = visitors === null || !before ? null : visitors / before
    return { part: funnels[name].parts[at]?.replace('%', '…') ?? '', visitors, share }
  })
  return (
    <Part title={t(name)} level={3}>
      <Table
        focusable
        caption={t(name)}
        rows={rows}
        rowId={({ part }) => part}
        columns={[
          { id: 'step', head: t('step'), names: true, cell: ({ part }) => <bdi dir="ltr">{part}</bdi> },
          {
            id: 'visitors',
            head: all('visitors'),
            numeric: true,
            cell: ({ visitors }) =>
              visitors === null ? (
                <span className="quiet">{all('few', { count: fewestVisitors })}</span>
              ) : (
                <Count count={visitors} of={most} />
              ),
          },
          {
            id: 'share',
            head: t('share'),
            numeric: true,
            cell: ({ share }) =>
              share === null ? '–' : format.number(share, { style: 'percent', maximumFractionDigits: 1 }),
          },
        ]}
      />
      <p className="small">
        {t(`ends.${name}`)} <span className="num strong">{format.number(ends)}</span>
      </p>
    </Part>
  )
}
