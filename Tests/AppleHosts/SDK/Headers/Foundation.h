#pragma once
@import ObjectiveC;
@import CoreGraphics;
typedef double NSTimeInterval;
NS_ASSUME_NONNULL_BEGIN
struct _NSZone; typedef struct _NSZone NSZone;
@protocol NSCopying - (id)copyWithZone:(nullable NSZone *)zone; @end
@class NSCoder, NSString;
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@interface NSCoder : NSObject @end
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying> @end
@interface NSNumber : NSObject <NSCopying> @end
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying> 
@property (readonly) NSUInteger count;
@end
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying> @property (readonly) NSUInteger count; @end
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying> @property (readonly) NSUInteger count; @end
__attribute__((swift_bridge("IndexPath")))
@interface NSIndexPath : NSObject <NSCopying> @property (readonly) NSUInteger length; @end
__attribute__((swift_bridge("IndexSet")))
@interface NSIndexSet : NSObject <NSCopying> @property (readonly) NSUInteger count; @end
@interface NSError : NSObject @end
typedef NSString * NSAttributedStringKey __attribute__((swift_wrapper(struct))) NS_SWIFT_NAME(NSAttributedString.Key);
@interface NSAttributedString : NSObject
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end
__attribute__((swift_name("RunLoop")))
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
@end
typedef NSString * NSRunLoopMode __attribute__((swift_wrapper(struct))) NS_SWIFT_NAME(RunLoop.Mode);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(common);
@interface NSValue : NSObject <NSCopying> @end
typedef NSString * NSNotificationName __attribute__((swift_wrapper(struct))) NS_SWIFT_NAME(NSNotification.Name);
__attribute__((swift_bridge("Notification")))
@interface NSNotification : NSObject <NSCopying> @end
NS_SWIFT_NAME(NotificationCenter) NS_SWIFT_SENDABLE
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
@end
NS_ASSUME_NONNULL_END
