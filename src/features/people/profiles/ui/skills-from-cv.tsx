import type { ReactNode } from 'react'
import { fillProfile, offerProfile } from '#features/cvs/cv-builder/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { showProfile } from '../contract.ts'

const shownItems = 4

/** Skills that the CV has and the profile does not, taken over at a press; where it has none either, they are asked for. */
export function SkillsFromCv({ cv, asked }: { cv: string; asked: ReactNode }) {
  const t = useTranslations('profiles.next.fromCv')
  const { data, isError } = useCall(offerProfile, { cv })
  const fill = useSend(fillProfile, {
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(showProfile)
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  if (!data && !isError) return <Skeleton lines={['90%', '60%']} />
  const items = data?.data.find(({ part }) => part === 'skills')?.items ?? []
  if (items.length === 0) return asked
  const names = items.slice(0, shownItems).map(apart)
  return (
    <>
      <p className="small quiet">{t('why', { names: names.join(' · '), more: items.length - names.length })}</p>
      <div>
        <Button look="quiet" busy={fill.isPending} onClick={() => fill.mutate({ cv, parts: ['skills'] })}>
          {t('go')}
        </Button>
      </div>
    </>
  )
}
