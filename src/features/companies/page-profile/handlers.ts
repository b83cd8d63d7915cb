import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { editProfile } from './read-profile.ts'
import { saveGallery } from './save-gallery.ts'
import { saveProfile } from './save-profile.ts'

export const pageProfileHandlers = [
  handle(contract.editProfile, editProfile),
  handle(contract.saveProfile, saveProfile),
  handle(contract.saveGallery, saveGallery),
]
