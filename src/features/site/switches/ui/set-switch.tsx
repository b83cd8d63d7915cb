import { useTimeZone } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { clockOf, momentOf } from '#platform/shared/clock.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { MomentField } from '#ui/fields/moment-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listSwitches, setSwitch } from '../contract.ts'
import { useSwitchWords } from './use-switch-words.ts'

export type Part = Gives<typeof listSwitches>['data'][number]

/** Switches a part of the site, with the reason; whoever closes the site says when it opens again. */
export function SetSwitch({ part, onClose }: { part: Part; onClose: () => void }) {
  const t = useTranslations('switches')
  const wordsOf = useSwitchWords()
  const zone = useTimeZone() ?? 'UTC'
  const form = useForm(setSwitch, {
    initial: {
      audience: part.audience as string,
      until: part.until ? clockOf(new Date(part.until), zone) : '',
      reason: '',
    },
    toInput: ({ audience, until, reason }) => ({
      ...{ name: part.name, version: part.version, reason },
      audience: part.may_be.find((one) => one === audience) ?? part.audience,
      until: until && audience !== 'everyone' ? (momentOf(until, zone)?.toISOString() ?? '') : null,
    }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listSwitches)
      onClose()
    },
  })
  const isClosing = part.name === 'site' && form.values.audience !== 'everyone'
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(`names.${part.name}`)}
      save={t('save')}
      cancel={t('cancel')}
      sure={isClosing}
    >
      <p className="quiet">{t(`about.${part.name}`)}</p>
      <RadioGroup
        {...form.field('audience')}
        label={t('state')}
        choices={part.may_be.map((id) => ({ id, text: wordsOf(part.name, id) }))}
      />
      {isClosing ? <MomentField {...form.field('until')} label={t('until')} help={t('untilHelp')} optional /> : null}
      <TextField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} maxLength={300} required />
    </FormDialog>
  )
}
