import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { tryCorpus } from '../contract.ts'

type Tried = Gives<typeof tryCorpus>['data']
type Score = Tried['lines'][number]['force']

/** The rules that count and the draft against the labelled adverts, and what either gets wrong. */
export function TryCorpus() {
  const t = useTranslations('screeningRules')
  const [asked, ask] = useState(false)
  const { data, isFetching } = useCall(tryCorpus, {}, { enabled: asked })
  const tried = data?.data
  return (
    <Card title={t('bench.title')}>
      <div className="stack stack-s">
        <p className="small quiet measure">{t('bench.text')}</p>
        {tried ? (
          <>
            <Scores lines={tried.lines} />
            <Misses misses={tried.misses} />
          </>
        ) : (
          <div>
            <Button busy={isFetching} onClick={() => ask(true)}>
              {t('bench.go')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function Scores({ lines }: { lines: Tried['lines'] }) {
  const t = useTranslations('screeningRules')
  const said = ({ caught, frauds, wrong }: Score) => t('bench.caught', { caught, frauds, wrong })
  return (
    <Table
      caption={t('bench.title')}
      rows={lines}
      rowId={({ language, set }) => `${language} ${set}`}
      columns={[
        {
          id: 'language',
          head: t('language'),
          names: true,
          cell: ({ language, set }) => `${t(`languages.${language}`)}, ${t(`bench.sets.${set}`)}`,
        },
        { id: 'force', head: t('bench.force'), cell: ({ force }) => said(force) },
        { id: 'draft', head: t('bench.draft'), folds: true, cell: ({ draft }) => (draft ? said(draft) : '–') },
      ]}
    />
  )
}

function Misses({ misses }: { misses: Tried['misses'] }) {
  const t = useTranslations('screeningRules')
  if (misses.length === 0) return null
  return (
    <section className="stack stack-xs">
      <h3>{t('bench.misses')}</h3>
      <ul className="rows">
        {misses.map(({ language, fraud, text }) => (
          <li key={text} className="stack stack-xs small">
            <Word tone={fraud ? 'bad' : 'warm'}>{t(fraud ? 'bench.fraud' : 'bench.honest')}</Word>
            <p dir="auto" lang={language}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
