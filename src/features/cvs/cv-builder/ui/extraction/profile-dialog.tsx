import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { fillProfile, offerProfile, type ProfileOffer } from '../../contract.ts'
import type { ProfilePart } from '../../rules.ts'

const shownItems = 4

type Props = {
  cv: string /** Whether it names another person: then nothing is chosen beforehand. */
  ofAnother: boolean
  onClose: () => void
}

/** What the profile does not know yet: the person chooses part by part. */
export function ProfileDialog({ cv, ofAnother, onClose }: Props) {
  const t = useTranslations('cvBuilder.profile')
  const { data } = useCall(offerProfile, { cv })
  const [chosen, setChosen] = useState<Partial<Record<ProfilePart, boolean>>>({})
  const fill = useSend(fillProfile, {
    onDone: ({ data: { added } }) => {
      toast.show({ tone: 'good', text: t('done', { count: added }) })
      onClose()
    },
  })
  const offers = data?.data
  // what would take the place of something is only taken over when it is chosen
  const isChosen = ({ part, instead }: ProfileOffer[number]) => chosen[part] ?? (!ofAnother && instead === null)
  const parts = (offers ?? []).filter(isChosen).map(({ part }) => part)
  const mayReplace = offers?.some(({ instead }) => instead !== null)
  const isNothing = offers?.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isNothing ? 'nothingTitle' : 'title')}
      about={isNothing ? t('nothing') : t(ofAnother ? 'aboutAnothers' : mayReplace ? 'aboutReplacing' : 'about')}
      footer={
        isNothing ? (
          <Button look="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button
              look="primary"
              busy={fill.isPending}
              disabled={parts.length === 0}
              onClick={() => fill.mutate({ cv, parts })}
            >
              {t('take')}
            </Button>
            <Button look="text" onClick={onClose}>
              {t('later')}
            </Button>
          </>
        )
      }
    >
      <LooseProblem problem={fill.error} />
      {offers ? (
        <div className="stack stack-s">
          {offers.map((offer) => (
            <Checkbox
              key={offer.part}
              name={offer.part}
              value={isChosen(offer)}
              onChange={(on) => setChosen({ ...chosen, [offer.part]: on })}
              help={<OfferText offer={offer} />}
            >
              {t(`parts.${offer.part}`, { count: offer.items.length })}
            </Checkbox>
          ))}
        </div>
      ) : (
        <Skeleton />
      )}
    </Dialog>
  )
}

function OfferText({ offer: { items, instead } }: { offer: ProfileOffer[number] }) {
  const t = useTranslations('cvBuilder.profile')
  const more = items.length - shownItems
  return (
    <>
      <bdi className="cv-offer">{items.slice(0, shownItems).join(' · ')}</bdi>
      {more > 0 ? ` ${t('more', { count: more })}` : null}
      {instead ? (
        <span className="cv-instead">
          {t('instead')} <bdi>{instead}</bdi>
        </span>
      ) : null}
    </>
  )
}
