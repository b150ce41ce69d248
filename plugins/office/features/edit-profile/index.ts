export { EditProfile } from './ui/edit-profile';
