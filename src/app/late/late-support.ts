export { SupportButton } from '@/widgets/support';
