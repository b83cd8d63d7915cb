import { isUnderstood } from '#features/cvs/cvs/cv-states.ts'
import { AnotherNote } from '#features/cvs/cvs/ui/another-note.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import type { CvView } from '../contract.ts'
import { CvHead } from './cv-head.tsx'
import { Editor } from './editor/editor.tsx'
import { Extraction } from './extraction/extraction.tsx'
import { ExtractionHead } from './extraction/extraction-head.tsx'
import { UnreadCv } from './unread-cv.tsx'
import { type OpenCv, useCv } from './use-cv.ts'
import { Versions } from './versions.tsx'

type View = 'read' | 'edit' | 'versions'

/** A CV with its views; what is written in one is there in the others. */
export function OneCv({ first, view }: { first: CvView; view: View }) {
  const t = useTranslations('cvBuilder')
  const tFormat = useTranslations('cvFormatting')('tab')
  const open = useCv(first)
  const { cv } = open
  const content = isUnderstood(cv.state) ? open.content : null
  // a CV that never was a file has nothing to be compared with
  const shown = view === 'read' && !cv.file ? 'edit' : view
  return (
    <main id="main" data-screen={`cv-${shown}`} className="stack stack-l cv-screen">
      <div className="stack stack-s">
        <a className="row small faint" href="/user/cvs">
          <Icon name="back" size="s" />
          {t('back')}
        </a>
        {shown === 'read' && content ? <ExtractionHead open={open} /> : <CvHead open={open} />}
      </div>
      <AnotherNote name={cv.of_another} />
      <Trouble open={open} />
      {content ? (
        <>
          <TabsNav label={t('views.label')} items={viewsOf(t, tFormat, cv, shown)} />
          {shown === 'read' ? <Extraction open={open} content={content} /> : null}
          {shown === 'edit' ? <Editor open={open} content={content} /> : null}
          {shown === 'versions' ? <Versions open={open} /> : null}
        </>
      ) : (
        <UnreadCv cv={cv} />
      )}
    </main>
  )
}

type Say = ReturnType<typeof useTranslations<'cvBuilder'>>

function viewsOf(t: Say, tFormat: string, { id, file, versions }: CvView, view: View) {
  const read = { href: `/user/cvs/${id}`, words: t('views.read'), current: view === 'read' }
  return [
    ...(file ? [read] : []),
    { href: `/user/cvs/${id}/edit`, words: t('views.edit'), current: view === 'edit' },
    { href: `/user/cvs/${id}/format`, words: tFormat },
    { href: `/user/cvs/${id}/versions`, words: t('views.versions'), count: versions, current: view === 'versions' },
  ]
}

/** What keeps the writing from being saved. */
function Trouble({ open: { conflict, problem, saving, save } }: { open: OpenCv }) {
  const t = useTranslations('cvBuilder')
  if (conflict)
    return (
      <Note tone="warm" title={t('conflict')} alert>
        <p>{t('conflictText')}</p>
        <Button size="s" icon="retry" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </Note>
    )
  if (saving !== 'failed' || !problem) return null
  return (
    <div className="stack stack-s">
      <LooseProblem problem={problem} fields={[]} />
      <div>
        <Button size="s" icon="retry" onClick={() => void save()}>
          {t('saveAgain')}
        </Button>
      </div>
    </div>
  )
}
