import { useEffect } from 'react'
import { isWaiting } from '#features/cvs/cvs/cv-states.ts'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { type CvView, readAgain, saveCv, showCv } from '../contract.ts'
import { ReadAnotherButton } from './read-another-button.tsx'

/** How long reading may take before somebody asks what became of it, in ms. */
const patience = 20_000

/** A CV that was not read: it is on its way, or it says why not and what to do. */
export function UnreadCv({ cv }: { cv: CvView }) {
  const t = useTranslations('cvBuilder.unread')
  const { language } = useSite()
  const session = useSession()
  const again = useSend(readAgain, { onDone: () => refreshCall(showCv) })
  const write = useSend(saveCv, { onDone: () => location.assign(`/user/cvs/${cv.id}/edit`) })
  const { mutate: read } = again
  useEffect(() => {
    if (!isWaiting(cv.state)) return
    // what lies there since before there was reading, or was lost on the way, is asked for again
    const waited = setTimeout(() => read({ cv: cv.id }), patience)
    return () => clearTimeout(waited)
  }, [cv.state, cv.id, read])
  if (isWaiting(cv.state))
    return (
      <section className="stack" aria-busy="true">
        <p className="quiet" role="status">
          {t('reading')}
        </p>
        <Skeleton lines={['40%', '65%', '58%', '70%', '35%']} />
        <Skeleton lines={['30%', '62%', '55%']} />
      </section>
    )
  const begin = () =>
    write.mutate({
      cv: cv.id,
      version: cv.version,
      content: { ...cv.content, name: session?.display.name ?? '', email: session?.display.email ?? '', language },
      look: { ...cv.look, language },
    })
  return (
    <>
      <LooseProblem problem={again.error ?? write.error} />
      <Empty
        icon="file"
        title={t(`${cv.state}.title`)}
        action={
          <div className="cluster">
            <ReadAnotherButton cv={cv.id} look="primary" />
            {cv.file ? (
              <Button look="quiet" icon="retry" busy={again.isPending} onClick={() => read({ cv: cv.id })}>
                {t('again')}
              </Button>
            ) : null}
            <Button look="quiet" icon="edit" busy={write.isPending} onClick={begin}>
              {t('write')}
            </Button>
          </div>
        }
      >
        {cv.state === 'wordless' && isTyped(cv.file?.mime) ? t('wordless.typed') : t(`${cv.state}.text`)}
      </Empty>
    </>
  )
}

/** A document that holds its letters: no scan of it is sharper. */
const isTyped = (mime: string | undefined) =>
  mime !== undefined && mime !== 'application/pdf' && !mime.startsWith('image/')
