import { useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import { SaveState } from '#ui/shells/save-state.tsx'
import { JobStateWord } from '../job-state-word.tsx'
import { isSavable, type JobValues } from './job-values.ts'
import type { Draft, useAutosave } from './use-autosave.ts'

type Props = { draft: Draft | null; values: JobValues; save: ReturnType<typeof useAutosave> }

/** What is written, in which state it is, and whether it is safe. */
export function EditorHead({ draft, values, save }: Props) {
  const t = useTranslations('jobs.own.editor')
  const title = values.texts.find(({ language }) => language === values.language)?.title.trim()
  return (
    <header className="stack stack-xs">
      <h1 className="clip" dir="auto">
        {title || t('newJob')}
      </h1>
      <Facts
        small
        items={[
          <JobStateWord key="state" state={draft?.state ?? 'draft'} />,
          draft ? t.rich('reference', { reference: () => <bdi>{draft.reference}</bdi> }) : null,
          !isSavable(values) ? (
            <span key="save" className="quiet">
              {t('titleSaves')}
            </span>
          ) : save.state === 'idle' ? null : (
            <SaveState
              key="save"
              state={save.state}
              {...(save.at && { at: save.at })}
              onRetry={() => void save.flush()}
            />
          ),
        ]}
      />
    </header>
  )
}
