export { bringViewFx } from '../model/views';
export { createView } from '../ui/view-body';
