import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'

/** The tools of the editor, group by group. */
const groups: IconName[][] = [
  ['bold', 'italic', 'heading'],
  ['list', 'list-numbered', 'link'],
  ['undo', 'redo'],
]

/** The tools as they will stand above the text: nothing moves when the editor comes. */
export const RichWaiting = ({ aside }: { aside?: string | undefined }) => (
  <div className="rich-tools" aria-hidden="true">
    {groups.map((group) => (
      <span key={group[0]} className="rich-group">
        {group.map((icon) => (
          <span key={icon} {...iconButtonLook('s')}>
            <Icon name={icon} />
          </span>
        ))}
      </span>
    ))}
    {aside ? <span className="rich-aside">{aside}</span> : null}
  </div>
)
