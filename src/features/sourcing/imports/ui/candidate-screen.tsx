import '#features/sourcing/cv-search/ui/cv-sheet.css'
import { useState } from 'react'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { PersonMenu } from '#features/sourcing/pool/ui/person-menu.tsx'
import { atWork } from '#frame/guards.ts'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type ImportedDetail, removeImported, showImported } from '../contract.ts'
import { hasAgreed } from '../import-states.ts'
import type { Route } from './+types/candidate-screen'
import { EditDialog } from './add-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { CandidateAside } from './candidate-aside.tsx'
import { stateTones } from './candidate-row.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { id } = asked.params
  return { id, first: session?.may.includes('import') ? await load(page, showImported, { id }) : undefined }
}

/** Somebody the company added: the CV line by line, what is kept, whether they agreed. */
export default function CandidateScreen({ loaderData: { id, first } }: Route.ComponentProps) {
  const t = useTranslations('imports')
  const { data, isError, refetch } = useCall(showImported, { id }, { initial: first, enabled: first !== undefined })
  const one = data?.data
  return (
    <WorkScreen title={one?.name || t('title')} name="candidate" needs="import">
      <div>
        <LinkButton look="text" size="s" icon="back" href="/page/candidates">
          {t('back')}
        </LinkButton>
      </div>
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {one ? (
        <>
          <header className="cluster spread">
            <div className="stack stack-xs grow">
              <h1>
                <bdi>{one.name || t('nameless')}</bdi>
              </h1>
              {one.headline ? (
                <p className="quiet">
                  <bdi>{one.headline}</bdi>
                </p>
              ) : null}
            </div>
            <Word tone={stateTones[one.state]}>{t(`states.${one.state}`)}</Word>
          </header>
          {one.merged_into ? (
            <Note>
              {t('mergedInto')}{' '}
              <a className="link" href={`/page/candidates/${one.merged_into}`}>
                {t('toKept')}
              </a>
            </Note>
          ) : null}
          <Acts one={one} />
          <div className="beside">
            {one.lines.length > 0 ? (
              <section>
                <h2 className="sr-only">{t('field.cv')}</h2>
                <CvSheetLines lines={one.lines} language={one.cv_language} label={t('cvOf', { name: one.name })} />
              </section>
            ) : (
              <Note>{t('noLines')}</Note>
            )}
            <CandidateAside one={one} />
          </div>
        </>
      ) : null}
    </WorkScreen>
  )
}

function Acts({ one }: { one: ImportedDetail }) {
  const t = useTranslations('imports')
  const may = useMay()
  const [open, setOpen] = useState<'edit' | 'cv' | 'ask' | null>(null)
  const close = () => setOpen(null)
  const remove = useSureSend(removeImported, {
    onDone() {
      toast.show({ text: t('removed'), tone: 'good' })
      refreshCall(showImported)
    },
  })
  const isReachable = one.email !== null || one.phone !== null
  if (one.may.length === 0) return null
  return (
    <div className="cluster">
      {one.may.includes('invite') && !isReachable ? <p className="small quiet">{t('unreachable')}</p> : null}
      {one.may.includes('invite') && isReachable ? (
        <Button look={one.state === 'draft' ? 'primary' : 'quiet'} icon="mail" onClick={() => setOpen('ask')}>
          {t(one.state === 'draft' ? 'ask' : 'askAgain')}
        </Button>
      ) : null}
      {one.may.includes('edit') ? (
        <>
          <Button icon="edit" onClick={() => setOpen('edit')}>
            {t('edit')}
          </Button>
          <Button icon="upload" onClick={() => setOpen('cv')}>
            {t('newCv')}
          </Button>
        </>
      ) : null}
      {hasAgreed(one.state) && may('drop.answer') ? (
        <PersonMenu whom={{ imported: one.id }} name={one.name ?? ''} />
      ) : null}
      {one.may.includes('withdraw') ? (
        <Button look="text" onClick={remove.ask}>
          {t('remove')}
        </Button>
      ) : null}
      {open === 'ask' ? <AskDialog ids={[one.id]} onClose={close} /> : null}
      {open === 'edit' || open === 'cv' ? (
        <EditDialog one={one} withCv={open === 'cv'} onClose={close} onDone={() => refreshCall(showImported)} />
      ) : null}
      <SureDialog
        {...remove.question}
        title={t('removeTitle')}
        about={<bdi>{one.name}</bdi>}
        go={t('remove')}
        onGo={() => remove.send({ id: one.id })}
      >
        <p>{t('removeText')}</p>
      </SureDialog>
    </div>
  )
}
