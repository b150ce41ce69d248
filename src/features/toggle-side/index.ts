export { $hidden, sideToggled } from './model/sides';
export { SideToggle } from './ui/side-toggle';
