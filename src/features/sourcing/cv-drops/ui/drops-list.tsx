import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { type DropRow, dropShows, type listDrops } from '../team-contract.ts'
import { AnswerBar } from './answer-bar.tsx'
import type { Reason } from './answers.ts'
import { stateTones } from './state-tones.ts'

type Props = {
  given: Gives<typeof listDrops>
  wanted: { show: (typeof dropShows)[number]; q: string }
  shown: string | null
  chosen: readonly string[]
  onChoose: (items: readonly string[]) => void
  reasons: readonly Reason[]
}

/** The list: what waits or was answered, a search, and what is done with several at once. */
export function DropsList({ given, wanted, shown, chosen, onChoose, reasons }: Props) {
  const t = useTranslations('cvDrops')
  const format = useFormatter()
  const { data: rows, counts, next_cursor } = given
  const { show, q } = wanted
  const here = chosen.filter((id) => rows.some((row) => row.id === id))
  const address = (more: Record<string, string>) =>
    `/page/drops?${new URLSearchParams({ show, ...(q && { q }), ...more })}`
  return (
    <>
      <header className="row spread">
        <h1>{t('title')}</h1>
        <LinkButton size="s" look="text" icon="settings" href="/page/drops/settings">
          {t('settings.short')}
        </LinkButton>
      </header>
      <TabsNav
        label={t('lists')}
        items={[
          ...dropShows.map((one) => ({
            href: `/page/drops?show=${one}`,
            words: t(`shows.${one}`),
            current: one === show,
            count: format.number(counts[one]),
          })),
          { href: '/page/pool', words: t('shows.pool'), current: false, count: format.number(counts.pool) },
        ]}
      />
      <form action="/page/drops" method="get">
        <input type="hidden" name="show" value={show} />
        <TextField
          name="q"
          label={t('search')}
          bare
          icon="search"
          type="search"
          dir="auto"
          placeholder={t('search')}
          defaultValue={q}
          maxLength={120}
        />
      </form>
      {here.length > 0 ? <AnswerBar items={here} reasons={reasons} onDone={() => onChoose([])} /> : null}
      {rows.length === 0 ? (
        <Empty icon="inbox" title={t(q ? 'noneFound' : `none.${show}`)}>
          {q ? null : t(`none.${show}Help`)}
        </Empty>
      ) : null}
      <ul>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            href={address({ item: row.id })}
            isShown={row.id === shown}
            isChosen={here.includes(row.id)}
            onChoose={(isIn) => onChoose(isIn ? [...here, row.id] : here.filter((id) => id !== row.id))}
          />
        ))}
      </ul>
      {next_cursor ? (
        <LinkButton href={address({ cursor: next_cursor })} iconEnd="next">
          {t('more')}
        </LinkButton>
      ) : null}
    </>
  )
}

type RowProps = {
  row: DropRow
  href: string
  isShown: boolean
  isChosen: boolean
  onChoose: (isIn: boolean) => void
}

function Row({ row, href, isShown, isChosen, onChoose }: RowProps) {
  const t = useTranslations('cvDrops')
  const day = useDay()
  const { name, headline, wish, position, place, state, at, answer_due_at } = row
  const isWaiting = state === 'received' || state === 'seen'
  return (
    <li className="drop-row" aria-current={isShown ? 'true' : undefined}>
      {isWaiting ? (
        <Checkbox name={`choose-${row.id}`} checked={isChosen} onChange={onChoose}>
          <span className="sr-only">{t('choose', { name })}</span>
        </Checkbox>
      ) : (
        <Avatar name={name} />
      )}
      <div className="stack stack-xs">
        <p className={state === 'received' ? 'strong' : 'medium'}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </p>
        <p className="small quiet">
          <bdi>{position ?? (wish || headline)}</bdi>
          {place ? (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          ) : null}
        </p>
      </div>
      {isWaiting ? (
        <DueClock from={at} due={answer_due_at} />
      ) : (
        <span className="stack stack-xs">
          <Word tone={stateTones[state]}>{t(`states.${state}`)}</Word>
          <span className="small faint">{day(row.answered_at ?? at)}</span>
        </span>
      )}
    </li>
  )
}
