import { useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { readRejection } from '../batch-contract.ts'
import type { Asked, Reason } from './use-move-applicant.ts'

type Props = { asked: Asked; reasons: readonly Reason[] }

/** What is asked before a move that the candidate feels. */
export function MoveDialogs({ asked, reasons }: Props) {
  return asked.to === 'rejected' ? <RejectDialog asked={asked} reasons={reasons} /> : <TellDialog asked={asked} />
}

/** The reason is for the team; the candidate reads the kinder words shown with it. */
function RejectDialog({ asked: { card, answer }, reasons }: { asked: Asked; reasons: readonly Reason[] }) {
  const t = useTranslations('pipeline.reject')
  const [chosen, setChosen] = useState<string>()
  const [tried, setTried] = useState(false)
  const said = useRef<HTMLDivElement>(null)
  const reason = reasons.find(({ id }) => id === chosen)
  const go = () => {
    if (chosen) answer({ reason: chosen })
    else {
      setTried(true)
      // what is missing is said below the reasons, which may be more than the dialog shows at once
      requestAnimationFrame(() => said.current?.querySelector('.field-error')?.scrollIntoView({ block: 'center' }))
    }
  }
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t('title', { name: card.name })}
      footer={
        <>
          <Button look="danger-solid" onClick={go}>
            {t('go')}
          </Button>
          <Button look="quiet" onClick={() => answer(null)}>
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
      <div role="status">{reason ? <Told application={card.id} reason={reason} /> : null}</div>
      <p className="small quiet">{t('undo')}</p>
    </Dialog>
  )
}

/** What they will read, in the language in which they will read it. */
function Told({ application, reason }: { application: string; reason: Reason }) {
  const t = useTranslations('pipeline')
  const own = toLanguage(useLocale())
  const { data } = useCall(readRejection, { application, reason: reason.id })
  const { language = own, text = reason.told } = data?.data ?? {}
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
function TellDialog({ asked: { card, to, answer } }: { asked: Asked }) {
  const t = useTranslations(`pipeline.tell.${to}`)
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
      <Note icon="mail" title={t('reads')}>
        <p dir="auto">{t('told', { company })}</p>
      </Note>
      <p className="quiet">{t('then')}</p>
    </SureDialog>
  )
}
