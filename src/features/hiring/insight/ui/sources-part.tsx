import { useTranslations } from '#platform/browser/intl.ts'
import { Count, Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Report } from '../report-contract.ts'
import { sentIn, useBoardLink } from './board-link.ts'

type Source = Report['sources'][number]

/** Ways that people came by, and what came of them. */
export function SourcesPart({ report, board }: { report: Report; board: string | undefined }) {
  const t = useTranslations('insight.sources')
  const heads = useTranslations('insight.heads')
  const linkTo = useBoardLink(board)
  const { sources, hiring } = report
  const counted = (
    name: 'views' | 'applied' | 'shortlisted' | 'hired',
    hrefOf?: (source: Source) => string | undefined,
  ) => {
    const most = Math.max(0, ...sources.map((source) => source[name]))
    return {
      id: name,
      head: heads(name),
      numeric: true,
      cell: (source: Source) => (
        <Count
          count={source[name]}
          of={name === 'views' || name === 'applied' ? most : undefined}
          href={hrefOf?.(source)}
        />
      ),
    }
  }
  // who applied is known to the page, however few looked: every such number leads to its people
  const hrefOf = ({ source, source_detail, sharer }: Source) =>
    linkTo({
      ...sentIn(report),
      came_by: source,
      ...(source === 'site' && source_detail && { came_from: source_detail }),
      ...(source === 'link' && { sharer: sharer ?? 'others' }),
    })
  return (
    <Part title={t('title')} help={t('help')}>
      <Table
        focusable
        caption={t('title')}
        rows={sources}
        rowId={({ source, source_detail, sharer }) => `${source} ${sharer ?? source_detail}`}
        columns={[
          { id: 'source', head: t('source'), names: true, cell: (source: Source) => <SourceName {...source} /> },
          counted('views'),
          ...(hiring ? [counted('applied', hrefOf), counted('shortlisted'), counted('hired')] : []),
        ]}
      />
    </Part>
  )
}

function SourceName({ source, source_detail }: Source) {
  const t = useTranslations('insight.sources')
  const by = source_detail || (source === 'site' || source === 'link' ? t('others') : '')
  return (
    <>
      {t(`ways.${source}`)}
      {by ? (
        <span className="small quiet report-under">
          <bdi>{by}</bdi>
        </span>
      ) : null}
    </>
  )
}

/** Where views came from; small numbers are left out. */
export function CountriesPart({ countries }: { countries: Report['countries'] }) {
  const t = useTranslations('insight.countries')
  const heads = useTranslations('insight.heads')
  if (countries.length === 0) return null
  const most = countries[0]?.views ?? 0
  return (
    <Part title={t('title')} help={t('help')}>
      <Table
        focusable
        caption={t('title')}
        rows={countries}
        rowId={({ id }) => String(id)}
        columns={[
          { id: 'country', head: t('country'), names: true, cell: ({ text }) => text },
          { id: 'views', head: heads('views'), numeric: true, cell: ({ views }) => <Count count={views} of={most} /> },
        ]}
      />
    </Part>
  )
}
