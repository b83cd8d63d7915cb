import type { CvCard } from '#features/sourcing/cv-search/contract.ts'
import { useCardWords } from '#features/sourcing/cv-search/ui/card-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { PrintedSheet } from './printed-sheet.tsx'
import { PrintedTable } from './printed-table.tsx'

/** The basket of the CV search; whoever the page has not unlocked stands there without a name. */
export function CvListSheet({ people }: { people: readonly CvCard[] }) {
  const t = useTranslations('printouts.cvList')
  const words = useCardWords()
  return (
    <PrintedSheet title={t('title')} name={t('title')} about={t('count', { count: people.length })}>
      {people.length === 0 ? (
        <Empty icon="list" title={t('empty')}>
          {t('emptyHelp')}
        </Empty>
      ) : (
        <PrintedTable label={t('title')} heads={[t('who'), t('what'), t('skills')]}>
          {people.map((card) => (
            <tr key={card.id}>
              <td>{card.name ? <bdi className="strong">{card.name}</bdi> : t('locked')}</td>
              <td>
                <p>{words.title(card)}</p>
                <Facts small items={words.facts(card)} />
              </td>
              <td>
                <bdi>{card.skills.slice(0, 12).join(' · ')}</bdi>
              </td>
            </tr>
          ))}
        </PrintedTable>
      )}
    </PrintedSheet>
  )
}
