import '@/entities/favourites/plays';

import './model/carry';
