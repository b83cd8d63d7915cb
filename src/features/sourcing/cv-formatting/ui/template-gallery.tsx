import { cvTemplates } from '#libraries/cv-content/look-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import type { OpenLook } from './use-look.ts'

/** The templates as they are, in the direction of the print. */
export function TemplateGallery({ open: { look, set } }: { open: OpenLook }) {
  const t = useTranslations('cvFormatting.look')
  return (
    <FieldGroup label={t('template')} name="template">
      {() => (
        <div className="cv-templates">
          {cvTemplates.map((template) => (
            <label key={template} className="cv-template">
              <input
                type="radio"
                name="template"
                value={template}
                checked={look.template === template}
                onChange={() => set({ template })}
              />
              <img
                src={`/cv-templates/${template}-${directionOf(look.language)}.webp`}
                alt=""
                width={300}
                height={424}
                loading="lazy"
              />
              <span className="small">{t(`templates.${template}`)}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
