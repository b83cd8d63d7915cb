import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Typed } from '#ui/basics/typed.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { Interview, Invitation } from '../contract.ts'

type Shown = Pick<Interview | Invitation, 'state' | 'kind' | 'minutes' | 'place' | 'link' | 'people' | 'note'>

/** How, where, with whom; the same for both sides, each told whom of them the others are. */
export function InterviewFacts({
  state,
  kind,
  minutes,
  place,
  link,
  people,
  note,
  forTeam,
}: Shown & { forTeam?: boolean }) {
  const t = useTranslations('interviews')
  const comma = commaOf(toLanguage(useLocale()))
  const isAhead = state === 'proposed' || state === 'confirmed' || state === 'other_asked'
  const items = [
    { key: t('mine.how'), value: `${t(`kinds.${kind}`)}${comma}${t('minutes', { count: minutes })}` },
    { key: t('mine.where'), value: kind === 'on_site' && place ? <bdi>{place}</bdi> : null },
    {
      key: t('form.link'),
      value:
        kind === 'online' && link && isAhead ? (
          <a className="link" href={link} target="_blank" rel="noopener noreferrer">
            {t('mine.join')}
          </a>
        ) : null,
    },
    {
      key: t(forTeam ? 'form.people' : 'mine.who'),
      value:
        people.length > 0 ? (
          <Facts items={people.map(({ name }) => <bdi key={name}>{name}</bdi>)} />
        ) : forTeam && isAhead ? (
          <Word tone="bad">{t('team.nobody')}</Word>
        ) : null,
    },
  ]
  return (
    <>
      <KeyValues items={items.filter(({ value }) => value)} />
      {note ? (
        <p>
          {/* in another direction than the page's, it still stands at the page's side */}
          <bdi>
            <Typed text={note} />
          </bdi>
        </p>
      ) : null}
    </>
  )
}
