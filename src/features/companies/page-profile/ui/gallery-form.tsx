import { addFile } from '#features/site/files/contract.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { most, saveGallery } from '../contract.ts'
import { mostBytes, PictureField, pictureKinds } from './picture-field.tsx'
import { PictureList, type PictureValues } from './picture-list.tsx'
import type { Edited } from './profile-values.ts'
import { Conflict, SaveBar } from './save-bar.tsx'
import { Section } from './section.tsx'
import { useVersion } from './use-version.ts'

type Values = { logo_id: string | null; cover_id: string | null; video: string; pictures: PictureValues[] }

/** Everything one looks at; saved as a whole, in the order it stands in. */
export function GalleryForm({ first }: { first: Edited }) {
  const t = useTranslations('pageProfile.pictures')
  const { gallery, profile } = first
  const form = useForm(saveGallery, {
    initial: { ...gallery, video: gallery.video ?? '' } as Values,
    toInput: (values) => ({ ...values, version: version.version }),
    onDone({ data }) {
      version.saved(data.version)
      toast.show({ text: t('saved'), tone: 'good' })
    },
  })
  const version = useVersion(first.version, form.problem)
  const { values, errorOf } = form
  const set = <K extends keyof Values>(name: K, value: Values[K]) => {
    version.touch()
    form.set(name, value)
  }
  const add = (file: string) => {
    version.touch()
    form.setValues((now) => ({ ...now, pictures: [...now.pictures, { file, captions: {} }] }))
  }
  return (
    <form method="post" className="stack stack-xl page-profile" onSubmit={form.submit} noValidate>
      {version.conflict ? <Conflict /> : <LooseProblem problem={form.problem} />}
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      <Section id="mark">
        {(['logo', 'cover'] as const).map((look) => (
          <PictureField
            key={look}
            name={`${look}_id`}
            label={t(look)}
            help={t(`${look}Help`)}
            look={look}
            file={values[`${look}_id`]}
            error={errorOf(`${look}_id`)}
            onChange={(file) => set(`${look}_id`, file)}
          />
        ))}
      </Section>
      <Section id="gallery" aside={t('count', { count: values.pictures.length, most: most.pictures })}>
        <PictureList
          pictures={values.pictures}
          own={profile.language}
          errorOf={errorOf}
          onChange={(pictures) => set('pictures', pictures)}
        />
        {values.pictures.length < most.pictures ? (
          <FileDrop
            key={`room-${values.pictures.length === 0}`}
            name="pictures"
            label={t('add')}
            optional
            multiple
            {...pictureKinds}
            maxBytes={mostBytes}
            upload={(chosen, sending) => sendFiles(addFile, {}, { file: chosen }, sending)}
            onSent={({ data }) => add(data.id)}
          />
        ) : null}
      </Section>
      <Section id="film">
        <TextField
          name="video"
          label={t('video')}
          type="url"
          maxLength={500}
          optional
          error={errorOf('video')}
          value={values.video}
          onChange={(video) => set('video', video)}
        />
      </Section>
      <SaveBar dirty={version.dirty} at={version.at} sending={form.sending} />
    </form>
  )
}
