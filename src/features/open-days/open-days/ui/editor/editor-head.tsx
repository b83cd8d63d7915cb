import { PromoteButton } from '#features/jobs/promotion/ui/promote-button.tsx'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { isRead } from '../../day-states.ts'
import { DayStateWord } from '../day-state-word.tsx'
import { useDayWords } from '../use-day-words.ts'
import type { DayEditor } from './use-day-editor.ts'

export const tabs = ['details', 'schedule', 'questions', 'booths'] as const
export type Tab = (typeof tabs)[number]

/** Nobody pays for a promotion of a day that begins today. */
const isAhead = ([first]: readonly string[]): boolean => first !== undefined && Date.parse(first) > Date.now()

type Props = { editor: DayEditor; tab: Tab; onTab: (tab: Tab) => void }

/** What it is called, in which state it is, whether it is saved, where it is seen; and its parts. */
export function EditorHead({ editor: { draft, values, isDirty }, tab, onTab }: Props) {
  const t = useTranslations('openDays')
  const promotion = useTranslations('promotion')
  const words = useDayWords()
  const may = useMay()
  const title = values.texts.find(({ language }) => language === values.language)?.title.trim()
  const state = draft?.state ?? 'draft'
  const isOut = draft !== null && isRead(state)
  const shown = tabs.filter((one) => one !== 'booths' || (values.kind === 'expo' && draft && may('openday.manage')))
  return (
    <header className="stack stack-s">
      <h1 className="clip" dir="auto">
        {title || t('editor.new')}
      </h1>
      <Facts
        small
        items={[
          draft?.is_template ? t('states.template') : <DayStateWord key="state" state={state} />,
          values.dates.length > 0 ? words.dates(values.dates) : null,
          t(`ways.${values.way}`),
          <span key="saved" role="status">
            {t(draft && !isDirty ? 'editor.saved' : 'editor.unsaved')}
          </span>,
        ]}
      />
      {draft && !draft.is_template && state !== 'archived' ? (
        <div className="cluster">
          <LinkButton href={`/open-days/${draft.address}`} icon="eye" size="s">
            {t('editor.preview')}
          </LinkButton>
          {may('openday.manage') && isOut ? (
            <LinkButton href={`/page/open-days/${draft.id}/visits`} icon="users" size="s">
              {t('editor.visits')}
            </LinkButton>
          ) : null}
          {isOut ? (
            <LinkButton href={`/open-days/${draft.address}/share`} icon="share" size="s">
              {t('page.share')}
            </LinkButton>
          ) : null}
          {(state === 'published' || state === 'registration_closed') && isAhead(values.dates) ? (
            <PromoteButton size="s" of={{ kinds: ['open_day'], thing: draft.id, title: title ?? '' }}>
              {promotion('openDay')}
            </PromoteButton>
          ) : null}
        </div>
      ) : null}
      <div className="tabs" role="tablist" aria-label={t('editor.parts')}>
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-current={one === tab ? 'page' : undefined}
            onClick={() => onTab(one)}
          >
            {t(`editor.tabs.${one}`)}
            {one === 'questions' && values.questions.length > 0 ? (
              <span className="tabs-count">{values.questions.length}</span>
            ) : null}
          </button>
        ))}
      </div>
    </header>
  )
}
