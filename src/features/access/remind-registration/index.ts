export { $isReminding, reminderClosed } from './model/reminder';
export { ReminderDialog } from './ui/lazy';
