import { useTimeZone } from 'use-intl'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { clockOf, momentOf } from '#platform/shared/clock.ts'
import { inEach } from '#platform/shared/languages.ts'
import { Checkbox, RadioGroup } from '#ui/fields/choice.tsx'
import { InFourLanguages, wrongLanguage } from '#ui/fields/in-four-languages.tsx'
import { MomentField } from '#ui/fields/moment-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addBanner, type Banner, changeBanner, listBanners } from '../contract.ts'
import { bannerAudiences, bannerTones, longestBanner } from '../rules.ts'

/** A banner as it is written: its words in four languages, for whom, from when until when on the clock of who writes it. */
export function BannerForm({ banner, onClose }: { banner: Banner | null; onClose: () => void }) {
  const t = useTranslations('banners')
  const form = useBanner(banner, onClose)
  const { texts } = form.values
  const errors = form.errors
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(banner ? 'edit' : 'add')}
      save={t('save')}
      cancel={t('cancel')}
      wide
    >
      <InFourLanguages isEmpty={(one) => !texts[one].trim()} wrong={wrongLanguage(errors)}>
        {(language) => (
          <TextArea
            name={`texts.${language}`}
            label={t('text')}
            rows={2}
            maxLength={longestBanner}
            required
            value={texts[language]}
            error={form.errorOf(`texts.${language}`)}
            onChange={(text) => form.set('texts', { ...texts, [language]: text })}
          />
        )}
      </InFourLanguages>
      <TextField {...form.field('link')} label={t('link')} help={t('linkHelp')} dir="ltr" maxLength={300} optional />
      <NativeSelect
        {...form.field('audience')}
        label={t('audience')}
        choices={bannerAudiences.map((id) => ({ id, text: t(`audiences.${id}`) }))}
      />
      <RadioGroup
        {...form.field('tone')}
        label={t('tone')}
        look="segments"
        choices={bannerTones.map((id) => ({ id, text: t(`tones.${id}`) }))}
      />
      <MomentField {...form.field('from')} label={t('from')} required />
      <MomentField {...form.field('until')} label={t('until')} help={t('untilHelp')} optional />
      <Checkbox
        name="dismissable"
        value={form.values.dismissable}
        onChange={(dismissable) => form.set('dismissable', dismissable)}
      >
        {t('dismissable')}
      </Checkbox>
    </FormDialog>
  )
}

function useBanner(banner: Banner | null, onClose: () => void) {
  const t = useTranslations('banners')
  const zone = useTimeZone() ?? 'UTC'
  const clock = (at: string | null | undefined) => (at ? clockOf(new Date(at), zone) : '')
  return useForm(addBanner, {
    initial: {
      texts: banner?.texts ?? inEach(() => ''),
      link: banner?.link ?? '',
      tone: (banner?.tone ?? 'plain') as string,
      audience: (banner?.audience ?? 'everyone') as string,
      dismissable: banner?.dismissable ?? true,
      from: clock(banner?.from ?? new Date().toISOString()),
      until: clock(banner?.until),
    },
    toInput: ({ from, until, tone, audience, ...values }) => ({
      ...values,
      tone: bannerTones.find((one) => one === tone) ?? 'plain',
      audience: bannerAudiences.find((one) => one === audience) ?? 'everyone',
      from: momentOf(from, zone)?.toISOString() ?? '',
      until: until ? (momentOf(until, zone)?.toISOString() ?? '') : null,
    }),
    async sendBy(input) {
      if (!banner) return send(addBanner, input)
      await send(changeBanner, { ...input, banner: banner.id, version: banner.version })
      return { success: true as const, data: { id: banner.id } }
    },
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listBanners)
      onClose()
    },
  })
}
