import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts, type Tone, Word } from '#ui/basics/word.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import type { Imported } from '../contract.ts'
import type { ImportState } from '../import-states.ts'

export const stateTones = {
  draft: 'plain',
  invited: 'info',
  consented: 'good',
  claimed: 'good',
  refused: 'bad',
  expired: 'warm',
  merged: 'plain',
  withdrawn: 'plain',
} as const satisfies Record<ImportState, Tone>

type Props = { row: Imported; isChosen: boolean; onChoose: (isIn: boolean) => void }

/** Somebody the company added: who, what they do, and whether they agreed. */
export function CandidateRow({ row, isChosen, onChoose }: Props) {
  const t = useTranslations('imports')
  const day = useDay()
  const { id, name, headline, positions, place, state, source, tags, picture, created_at, answer_due_at } = row
  const shown = name || t('nameless')
  return (
    <li className="row row-top">
      <Checkbox
        name={`choose-${id}`}
        checked={isChosen}
        disabled={state !== 'draft' && state !== 'invited'}
        onChange={onChoose}
      >
        <span className="sr-only">{t('choose', { name: shown })}</span>
      </Checkbox>
      <Avatar name={shown} src={picture ?? undefined} />
      <div className="grow stack stack-xs">
        <div className="cluster spread">
          <a className="link medium" href={`/page/candidates/${id}`}>
            <bdi>{shown}</bdi>
          </a>
          <Word tone={stateTones[state]}>{t(`states.${state}`)}</Word>
        </div>
        <Facts
          small
          items={[
            headline ? <bdi key="headline">{headline}</bdi> : null,
            positions[0] && positions[0] !== headline ? <bdi key="position">{positions[0]}</bdi> : null,
            place ? <bdi key="place">{place}</bdi> : null,
          ]}
        />
        <Facts
          small
          items={[
            t(`sources.${source}`),
            day(created_at),
            answer_due_at ? t('asked30', { day: day(answer_due_at) }) : null,
            ...tags.map((tag) => <bdi key={tag}>{tag}</bdi>),
          ]}
        />
      </div>
    </li>
  )
}
