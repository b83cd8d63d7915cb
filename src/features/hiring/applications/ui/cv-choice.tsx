import { useEffect, useRef, useState } from 'react'
import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { isWaiting } from '#features/cvs/cvs/cv-states.ts'
import { AnotherNote } from '#features/cvs/cvs/ui/another-note.tsx'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { PhotoPages } from '#features/cvs/cvs/ui/photo-pages.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { FileLine } from '#ui/fields/file-line.tsx'
import type { FilledFromCv } from './filled-from-cv.tsx'
import type { useApply } from './use-apply.ts'

type Props = {
  cvs: Gives<typeof listCvs>['data']
  applying: ReturnType<typeof useApply> /** Whether it goes without one too. */
  optional?: boolean
}

/** One of the stored CVs, or a file that goes along when everything is sent. */
export function CvChoice({ cvs, applying, optional = false }: Props) {
  const t = useTranslations('applications.apply')
  const format = useFormatter()
  const { form } = applying
  const chosen = cvs.some(({ id }) => id === form.values.cv) ? form.values.cv : ''
  const stored = cvs.map(({ id, name, primary, updated_at: at, state }) => ({
    id,
    text: <bdi>{name}</bdi>,
    help: (
      <>
        {t(primary ? 'cvMain' : 'cvOf', { day: format.dateTime(new Date(at), 'day') })}
        {state === 'confirmed' || isWaiting(state) ? null : (
          <>
            {' · '}
            <a className="link" href={`/user/cvs/${id}`}>
              {t(state === 'parsed' ? 'cvCheck' : 'cvNoText')}
            </a>
          </>
        )}
      </>
    ),
  }))
  return (
    <div className="stack stack-s">
      {cvs.length > 0 ? (
        <RadioGroup
          name="cv-choice"
          label={t('which')}
          look="cards"
          value={chosen}
          onChange={(id) => form.set('cv', id)}
          choices={[...stored, { id: '', text: t('another') }]}
        />
      ) : null}
      <AnotherNote name={cvs.find(({ id }) => id === chosen)?.of_another} />
      {chosen === '' ? (
        <FileInHand applying={applying} label={cvs.length > 0 ? t('newCv') : t('cv')} optional={optional} />
      ) : null}
    </div>
  )
}

/** The file is held here and travels with the application: its way and a lost line are shown on its line. */
function FileInHand({ applying, label, optional }: { applying: Props['applying']; label: string; optional: boolean }) {
  const t = useTranslations('applications.apply')
  const { form, file, hold, fill, waitForPhotos, refused, refuseInstead, part, isLost, isBrought } = applying
  const [photographed, setPhotographed] = useState<File | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const [Filled, setFilled] = useState<typeof FilledFromCv | null>(null)
  useEffect(() => {
    // what a file says is asked once there is one; a line that is lost by then costs the form nothing
    if (file)
      import('./filled-from-cv.tsx').then(
        (part) => setFilled(() => part.FilledFromCv),
        () => {},
      )
    // the field that was left is gone; whoever uses the keyboard goes on from its line
    if (file && !isBrought) box.current?.focus()
  }, [file, isBrought])
  if (!file)
    return (
      <>
        <FileDrop
          {...cvFiles}
          name="cv"
          label={label}
          error={refused ?? form.errorOf('cv')}
          {...(optional ? { optional } : { required: true })}
          upload={async (given) => given}
          onSent={hold}
          onRefused={refuseInstead}
        />
        <PhotoPages
          onWaiting={waitForPhotos}
          onJoined={(joined) => {
            setPhotographed(joined)
            hold(joined)
          }}
        />
      </>
    )
  const state = form.sending ? 'sending' : isLost ? 'lost' : 'held'
  return (
    <FieldGroup name="cv-held" label={label} help={t(isBrought ? 'heldStill' : 'held')}>
      {() => (
        <div ref={box} tabIndex={-1} className="stack stack-s">
          <FileLine
            sending={{ key: 'cv', file, part, state }}
            onRetry={() => void form.submit()}
            onRemove={() => {
              fill.undo.current()
              hold(null)
            }}
          />
          {Filled && !form.sending ? <Filled applying={applying} file={file} isPhoto={file === photographed} /> : null}
        </div>
      )}
    </FieldGroup>
  )
}
