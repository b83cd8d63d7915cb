import { useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import { SaveState } from '#ui/shells/save-state.tsx'
import { CvMenu } from './cv-menu.tsx'
import { CvStateWord } from './cv-state-word.tsx'
import { JsonResumeLink } from './json-resume-link.tsx'
import type { OpenCv } from './use-cv.ts'

/** The name of a CV, where it stands, and what can be done with it as a whole. */
export function CvHead({ open }: { open: OpenCv }) {
  const t = useTranslations('cvBuilder')
  const { cv, saving, savedAt } = open
  return (
    <header className="cv-head">
      <div className="stack stack-xs grow">
        <h1 className="clip" dir="auto">
          {cv.name}
        </h1>
        <Facts
          small
          items={[
            <CvStateWord key="state" state={cv.state} />,
            cv.primary ? t('primary') : null,
            saving === 'idle' ? null : <CvSaveState key="saved" saving={saving} savedAt={savedAt} />,
          ]}
        />
      </div>
      <div className="cluster">
        {cv.content ? <JsonResumeLink cv={cv.id} /> : null}
        <CvMenu cv={cv} at="cv" />
      </div>
    </header>
  )
}

/** Whether what was written is safe. */
export function CvSaveState({ saving, savedAt }: Pick<OpenCv, 'saving' | 'savedAt'>) {
  const state = saving === 'waiting' ? 'saving' : saving
  return <SaveState state={state} {...(savedAt && { at: savedAt })} />
}
