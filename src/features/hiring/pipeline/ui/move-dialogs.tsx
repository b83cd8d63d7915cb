import { useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { useMay, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { readRejection, readTold } from '../batch-contract.ts'
import { type Places, PlacesNote } from './places-note.tsx'
import type { Asked, Reason } from './use-move-applicant.ts'

type Props = { asked: Asked; reasons: readonly Reason[]; places: Places }

/** What is asked before a move that the candidate feels. */
export function MoveDialogs({ asked, reasons, places }: Props) {
  if (asked.to === 'rejected') return <RejectDialog {...{ asked, reasons }} />
  return <TellDialog {...{ asked, places }} />
}

/** The reason is for the team; the candidate reads the kinder words shown with it, and what is added to them. */
function RejectDialog({ asked: { card, answer }, reasons }: { asked: Asked; reasons: readonly Reason[] }) {
  const t = useTranslations('pipeline.reject')
  const [chosen, setChosen] = useState<string>()
  const [words, write] = useState('')
  const mayWrite = useMay()('applicant.message')
  const { close, question } = useDiscard(words.trim() !== '', () => answer(null))
  const [tried, setTried] = useState(false)
  const said = useRef<HTMLDivElement>(null)
  const reason = reasons.find(({ id }) => id === chosen)
  const go = () => {
    if (chosen) answer({ reason: chosen, ...(words.trim() && { words: words.trim() }) })
    else {
      setTried(true)
      // what is missing is said below the reasons, which may be more than the dialog shows at once
      requestAnimationFrame(() => said.current?.querySelector('.field-error')?.scrollIntoView({ block: 'center' }))
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('title', { name: card.name })}
      footer={
        <>
          <Button look="danger-solid" onClick={go}>
            {t('go')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div ref={said}>
        <RadioGroup
          name="reason"
          label={t('why')}
          help={t('whyHelp')}
          error={tried && !chosen ? t('needed') : undefined}
          value={chosen ?? ''}
          onChange={setChosen}
          choices={reasons.filter(({ dropped }) => !dropped).map(({ id, text }) => ({ id, text }))}
        />
      </div>
      {reason && mayWrite ? (
        <TextArea
          name="reject-words"
          label={t('words')}
          help={t('wordsHelp')}
          rows={2}
          maxLength={1500}
          optional
          value={words}
          onChange={write}
        />
      ) : null}
      <div role="status">{reason ? <Told application={card.id} reason={reason} /> : null}</div>
      {reason && words.trim() ? (
        <blockquote className="prose" dir="auto">
          {words.trim()}
        </blockquote>
      ) : null}
      <p className="small quiet">{t('undo')}</p>
      {question}
    </Dialog>
  )
}

function Told({ application, reason }: { application: string; reason: Reason }) {
  const { data } = useCall(readRejection, { application, reason: reason.id })
  return <Reads known={data?.data} meanwhile={reason.told} />
}

/** What they will read, in the language in which they will read it. */
function Reads({ known, meanwhile }: { known: { language: Language; text: string } | undefined; meanwhile: string }) {
  const t = useTranslations('pipeline')
  const own = toLanguage(useLocale())
  const { language, text } = known ?? { language: own, text: meanwhile }
  const title =
    language === own ? t('reject.reads') : t('reject.readsIn', { language: t(`facts.languages.${language}`) })
  return (
    <Note title={title} icon="mail">
      <p dir="auto" lang={language}>
        {text}
      </p>
    </Note>
  )
}

/** An offer or a hiring: what the candidate is told, before it is. */
function TellDialog({ asked: { card, to, answer }, places }: Omit<Props, 'reasons'>) {
  const stage = to === 'hired' ? 'hired' : 'offered'
  const t = useTranslations(`pipeline.tell.${stage}`)
  const { data } = useCall(readTold, { application: card.id, stage })
  const session = useSession()
  const company = session?.pages.find(({ page_id }) => page_id === session.page_id)?.name ?? ''
  return (
    <SureDialog
      open
      onClose={() => answer(null)}
      title={t('title', { name: card.name })}
      go={t('go')}
      keep={t('keep')}
      look="primary"
      onGo={() => answer({})}
    >
      <PlacesNote places={places} />
      <Reads known={data?.data} meanwhile={t('told', { company })} />
      <p className="quiet">{t('then')}</p>
    </SureDialog>
  )
}
