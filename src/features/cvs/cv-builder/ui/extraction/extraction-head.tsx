import { useState } from 'react'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { confirmCv } from '../../contract.ts'
import { CvSaveState } from '../cv-head.tsx'
import { CvMenu } from '../cv-menu.tsx'
import { CvStateWord } from '../cv-state-word.tsx'
import { ReadAnotherButton } from '../read-another-button.tsx'
import type { OpenCv } from '../use-cv.ts'
import { ProfileDialog } from './profile-dialog.tsx'
import { mustAsk, SureToConfirm } from './sure-to-confirm.tsx'

/** How much was understood, and the one thing to do about it. */
export function ExtractionHead({ open }: { open: OpenCv }) {
  const t = useTranslations('cvBuilder.extraction')
  const tCv = useTranslations('cvBuilder')
  const { cv, saving, savedAt, adopt } = open
  const [offers, setOffers] = useState(false)
  const [asks, setAsks] = useState(false)
  // once it is confirmed it counts as the own one
  const [ofAnother, setOfAnother] = useState(false)
  const [chosen, choose] = useState<boolean | null>(null)
  const confirm = useSend(confirmCv, {
    onDone: ({ data }) => {
      adopt(data)
      setOffers(true)
    },
  })
  const isConfirmed = cv.state === 'confirmed'
  const mayBecomeDefault = !isConfirmed && !cv.primary
  const cvs = useCall(listCvs, {}, { enabled: mayBecomeDefault }).data?.data
  // a default that nobody looked over is hardly meant
  const isMeant = cv.of_another === null && cvs?.some(({ primary, state }) => primary && state !== 'confirmed')
  const becomesDefault = chosen ?? isMeant ?? false
  const isFirst = cvs?.every(({ primary }) => !primary)
  const send = () => {
    setOfAnother(cv.of_another !== null)
    confirm.mutate({ cv: cv.id, version: cv.version, primary: mayBecomeDefault && becomesDefault })
  }
  return (
    <header className="cv-head">
      <div className="stack stack-xs grow">
        <h1>{t('title')}</h1>
        <p className="quiet measure">
          {t.rich(cv.read === 0 ? 'nothing' : cv.doubtful > 0 ? 'counts' : 'allSure', {
            read: cv.read,
            right: cv.read - cv.doubtful,
            doubtful: cv.doubtful,
            b: (words) => <b className="cv-doubt-words">{words}</b>,
          })}{' '}
          {cv.read === 0 ? null : t('stays')}
        </p>
        {cv.primary && !isConfirmed ? <p className="quiet measure">{t('isPrimary')}</p> : null}
        <Facts
          small
          items={[
            <CvStateWord key="state" state={cv.state} />,
            cv.primary && isConfirmed ? tCv('primary') : null,
            saving === 'idle' ? null : <CvSaveState key="saved" saving={saving} savedAt={savedAt} />,
          ]}
        />
        {mayBecomeDefault ? (
          <Checkbox
            name="primary"
            value={becomesDefault}
            onChange={choose}
            help={t(becomesDefault || isFirst ? 'becomesDefaultHelp' : 'staysDefault')}
          >
            {t('becomesDefault')}
          </Checkbox>
        ) : null}
        <LooseProblem problem={confirm.error} fields={[]} />
      </div>
      <div className="cluster">
        {isConfirmed ? (
          <Button look="primary" icon="user" onClick={() => setOffers(true)}>
            {t('toProfile')}
          </Button>
        ) : (
          <Button
            look="primary"
            busy={confirm.isPending}
            disabled={saving === 'waiting' || saving === 'saving'}
            onClick={() => (mustAsk(cv) ? setAsks(true) : send())}
          >
            {t('confirm')}
          </Button>
        )}
        <ReadAnotherButton cv={cv.id} />
        <CvMenu cv={cv} at="cv" />
      </div>
      {asks ? (
        <SureToConfirm
          cv={cv}
          onClose={() => setAsks(false)}
          onGo={() => {
            setAsks(false)
            send()
          }}
        />
      ) : null}
      {offers ? <ProfileDialog {...{ ofAnother }} cv={cv.id} onClose={() => setOffers(false)} /> : null}
    </header>
  )
}
