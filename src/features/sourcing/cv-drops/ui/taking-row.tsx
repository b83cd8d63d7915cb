import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import type { TakingCompany } from '../contract.ts'

type Props = { company: TakingCompany; isChosen: boolean; isFull: boolean; onToggle: () => void }

/** A company that takes CVs: what of, where, how it answers, and why not where it cannot be chosen. */
export function TakingRow({ company, isChosen, isFull, onToggle }: Props) {
  const t = useTranslations('cvDrops.drop')
  const tKinds = useTranslations('pages.company.kinds')
  const format = useFormatter()
  const { id, name, kind, place, industry, positions, places, words, words_language, verified, closed, logo } = company
  return (
    <li>
      <Checkbox
        name={`company-${id}`}
        checked={isChosen}
        disabled={closed !== null || (isFull && !isChosen)}
        onChange={onToggle}
      >
        <span className="row row-top">
          <Avatar name={name} src={logo ?? undefined} kind="company" />
          <span className="grow stack stack-xs">
            <span className="medium">
              <bdi>{name}</bdi>
            </span>
            <Facts
              small
              items={[
                kind === 'company' ? industry : tKinds(kind),
                place,
                verified ? (
                  <Word key="verified" tone="good">
                    {t('verified')}
                  </Word>
                ) : null,
                <Answers key="answers" answers={company.answers} />,
              ]}
            />
            <span className="small">
              {positions.length > 0 ? t('takes', { positions: format.list(positions.slice(0, 4)) }) : t('takesAll')}
            </span>
            {places.length > 0 ? (
              <span className="small">{t('placed', { places: format.list(places.slice(0, 6)) })}</span>
            ) : null}
            {words ? (
              <span className="small quiet">
                <bdi lang={words_language}>{words}</bdi>
              </span>
            ) : null}
            {closed ? <span className="small faint">{t(`closed.${closed}`)}</span> : null}
          </span>
        </span>
      </Checkbox>
    </li>
  )
}

export function Answers({ answers }: Pick<TakingCompany, 'answers'>) {
  const t = useTranslations('cvDrops.drop')
  const format = useFormatter()
  if (!answers) return <>{t('answersUnknown')}</>
  const percent = format.number(answers.share, { style: 'percent' })
  const { days } = answers
  return (
    <>{days === null ? t('answersShare', { percent }) : t('answersWithin', { percent, count: Math.round(days) })}</>
  )
}
