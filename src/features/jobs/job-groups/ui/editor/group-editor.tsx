import '#features/jobs/jobs/ui/editor/job-editor.css'
import '#ui/basics/card.css'
import '#ui/lists/tabs-nav.css'
import './group-editor.css'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import type { editGroup } from '../../contract.ts'
import { mayEditGroup } from '../../rules.ts'
import { CoverPart } from './cover-part.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorHead } from './editor-head.tsx'
import { JobsPart } from './jobs-part.tsx'
import { NumbersPart } from './numbers-part.tsx'
import { TextPart } from './text-part.tsx'
import { useGroupEditor } from './use-group-editor.ts'
import { WhoPart } from './who-part.tsx'

/** Writes a group and sends it out; shows what came of it once it is. */
export function GroupEditor({ first }: { first: Gives<typeof editGroup> | undefined }) {
  const t = useTranslations('jobGroups.editor')
  const may = useMay()
  const editor = useGroupEditor(first)
  const { draft, values, set, problem, conflict } = editor
  const mayEdit = may('job.write') && (!draft || !mayEditGroup(draft.state, may('job.publish')).refused)
  const errors = (problem?.errors ?? []).map(({ field, message }) => ({ name: nameOf(field), text: message }))
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.text
  const part = { values, set, errorOf }
  return (
    <>
      <a className="row small faint" href="/page/job-groups">
        <Icon name="back" size="s" />
        {t('back')}
      </a>
      <EditorHead editor={editor} />
      {conflict ? (
        <Note tone="warm" title={t('conflict')} alert>
          <p>{t('conflictText')}</p>
          <Button size="s" icon="retry" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </Note>
      ) : null}
      {draft?.state === 'archived' ? <Note icon="info" title={t('archivedNote')} /> : null}
      {mayEdit || draft?.state === 'archived' ? null : <Note icon="lock" title={t('readOnly')} />}
      {draft && draft.state !== 'draft' && may('applicant.count') ? <NumbersPart group={draft.id} /> : null}
      <ErrorSummary errors={errors} takeFocus={errors.length > 0} />
      <form method="post" onSubmit={(event) => event.preventDefault()} noValidate>
        <fieldset className="group-form stack stack-xl" disabled={!mayEdit}>
          <TextPart {...part} />
          <JobsPart {...part} />
          <WhoPart {...part} />
          <CoverPart {...part} />
        </fieldset>
      </form>
      {mayEdit || may('job.publish') ? <EditorBar editor={editor} mayEdit={mayEdit} /> : null}
    </>
  )
}

/** What the server calls `texts.0.title` is the title on the screen. */
const nameOf = (field: string): string =>
  (/^texts\.\d+\.(\w+)$/.exec(field)?.[1] ?? field).replace(/^rule\..*$/, 'rule')
